;; Where the strings of a JSON text end: 64 bytes at a step, as four vectors of 16.
;;
;; Every quote that no backslash escapes begins or ends a string. Found with it is
;; what a string may not hold, or only with a closer look: control characters and
;; escapes other than \" \\ \n \r \t.
;;
;; A mask has one bit a byte of the step, the first byte lowest.
;; `npm run wasm` translates this file into string-ends-code.ts.
(module
  (memory (export "memory") 161)

  ;; How many doubts the last call has written.
  (global $doubts (export "doubts") (mut i32) (i32.const 0))

  ;; Reads the text of `size` bytes at `from`; writes the positions in it of its quotes
  ;; to `quotesAt` and those of its doubts to `doubtsAt`, each as 32 bits.
  ;; Returns the number of quotes. Up to 63 bytes behind the text are loaded and decide nothing.
  (func (export "index")
    (param $from i32) (param $size i32) (param $quotesAt i32) (param $doubtsAt i32) (result i32)
    (local $i i32) (local $left i32) (local $quotesTo i32) (local $doubtsTo i32)
    (local $quote v128) (local $backslash v128) (local $space v128) (local $n v128) (local $r v128) (local $t v128)
    (local $a v128) (local $aQuote v128) (local $aBackslash v128) (local $aControl v128)
    (local $b v128) (local $bQuote v128) (local $bBackslash v128) (local $bControl v128)
    (local $c v128) (local $cQuote v128) (local $cBackslash v128) (local $cControl v128)
    (local $d v128) (local $dQuote v128) (local $dBackslash v128) (local $dControl v128)
    (local $quotes i64) (local $doubts i64) (local $backslashes i64) (local $inside i64)
    (local $follows i64) (local $sum i64) (local $escaped i64) (local $known i64)
    ;; Whether the first byte of the next step is escaped: 1 or 0.
    (local $isEscaped i64)
    (local.set $quotesTo (local.get $quotesAt))
    (local.set $doubtsTo (local.get $doubtsAt))
    (local.set $quote (i8x16.splat (i32.const 0x22)))
    (local.set $backslash (i8x16.splat (i32.const 0x5c)))
    (local.set $space (i8x16.splat (i32.const 0x20)))
    (local.set $n (i8x16.splat (i32.const 0x6e)))
    (local.set $r (i8x16.splat (i32.const 0x72)))
    (local.set $t (i8x16.splat (i32.const 0x74)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $i) (local.get $size)))
        (local.set $a (v128.load (i32.add (local.get $from) (local.get $i))))
        (local.set $b (v128.load offset=16 (i32.add (local.get $from) (local.get $i))))
        (local.set $c (v128.load offset=32 (i32.add (local.get $from) (local.get $i))))
        (local.set $d (v128.load offset=48 (i32.add (local.get $from) (local.get $i))))
        (local.set $aQuote (i8x16.eq (local.get $a) (local.get $quote)))
        (local.set $bQuote (i8x16.eq (local.get $b) (local.get $quote)))
        (local.set $cQuote (i8x16.eq (local.get $c) (local.get $quote)))
        (local.set $dQuote (i8x16.eq (local.get $d) (local.get $quote)))
        (local.set $aBackslash (i8x16.eq (local.get $a) (local.get $backslash)))
        (local.set $bBackslash (i8x16.eq (local.get $b) (local.get $backslash)))
        (local.set $cBackslash (i8x16.eq (local.get $c) (local.get $backslash)))
        (local.set $dBackslash (i8x16.eq (local.get $d) (local.get $backslash)))
        (local.set $aControl (i8x16.lt_u (local.get $a) (local.get $space)))
        (local.set $bControl (i8x16.lt_u (local.get $b) (local.get $space)))
        (local.set $cControl (i8x16.lt_u (local.get $c) (local.get $space)))
        (local.set $dControl (i8x16.lt_u (local.get $d) (local.get $space)))
        (if
          (i32.or
            (i32.wrap_i64 (local.get $isEscaped))
            (v128.any_true
              (v128.or
                (v128.or
                  (v128.or (v128.or (local.get $aQuote) (local.get $aBackslash)) (local.get $aControl))
                  (v128.or (v128.or (local.get $bQuote) (local.get $bBackslash)) (local.get $bControl)))
                (v128.or
                  (v128.or (v128.or (local.get $cQuote) (local.get $cBackslash)) (local.get $cControl))
                  (v128.or (v128.or (local.get $dQuote) (local.get $dBackslash)) (local.get $dControl))))))
          (then
            (local.set $quotes
              (i64.or
                (i64.or
                  (i64.extend_i32_u (i8x16.bitmask (local.get $aQuote)))
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $bQuote))) (i64.const 16)))
                (i64.or
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $cQuote))) (i64.const 32))
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $dQuote))) (i64.const 48)))))
            (local.set $doubts
              (i64.or
                (i64.or
                  (i64.extend_i32_u (i8x16.bitmask (local.get $aControl)))
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $bControl))) (i64.const 16)))
                (i64.or
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $cControl))) (i64.const 32))
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $dControl))) (i64.const 48)))))
            (local.set $backslashes
              (i64.or
                (i64.or
                  (i64.extend_i32_u (i8x16.bitmask (local.get $aBackslash)))
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $bBackslash))) (i64.const 16)))
                (i64.or
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $cBackslash))) (i64.const 32))
                  (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $dBackslash))) (i64.const 48)))))
            (if (i64.ne (i64.or (local.get $backslashes) (local.get $isEscaped)) (i64.const 0))
              (then
                ;; What may be escaped without a doubt: a quote, a backslash, n, r and t.
                (local.set $a
                  (v128.or
                    (i8x16.eq (local.get $a) (local.get $n))
                    (v128.or (i8x16.eq (local.get $a) (local.get $r)) (i8x16.eq (local.get $a) (local.get $t)))))
                (local.set $b
                  (v128.or
                    (i8x16.eq (local.get $b) (local.get $n))
                    (v128.or (i8x16.eq (local.get $b) (local.get $r)) (i8x16.eq (local.get $b) (local.get $t)))))
                (local.set $c
                  (v128.or
                    (i8x16.eq (local.get $c) (local.get $n))
                    (v128.or (i8x16.eq (local.get $c) (local.get $r)) (i8x16.eq (local.get $c) (local.get $t)))))
                (local.set $d
                  (v128.or
                    (i8x16.eq (local.get $d) (local.get $n))
                    (v128.or (i8x16.eq (local.get $d) (local.get $r)) (i8x16.eq (local.get $d) (local.get $t)))))
                (local.set $known
                  (i64.or
                    (i64.or (local.get $quotes) (local.get $backslashes))
                    (i64.or
                      (i64.or
                        (i64.extend_i32_u (i8x16.bitmask (local.get $a)))
                        (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $b))) (i64.const 16)))
                      (i64.or
                        (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $c))) (i64.const 32))
                        (i64.shl (i64.extend_i32_u (i8x16.bitmask (local.get $d))) (i64.const 48))))))
                ;; Of a run of backslashes every second one is escaped, and what follows
                ;; the run is when its length is odd. Where runs begin at odd places an
                ;; addition carries through them, and turns the parity of their places.
                (local.set $backslashes
                  (i64.and (local.get $backslashes) (i64.xor (local.get $isEscaped) (i64.const -1))))
                (local.set $follows
                  (i64.or (i64.shl (local.get $backslashes) (i64.const 1)) (local.get $isEscaped)))
                (local.set $sum
                  (i64.add
                    (local.get $backslashes)
                    (i64.and
                      (i64.and (local.get $backslashes) (i64.const 0xaaaaaaaaaaaaaaaa))
                      (i64.xor (local.get $follows) (i64.const -1)))))
                ;; The carry that leaves the step.
                (local.set $isEscaped
                  (i64.extend_i32_u (i64.lt_u (local.get $sum) (local.get $backslashes))))
                (local.set $escaped
                  (i64.and
                    (i64.xor (i64.const 0x5555555555555555) (i64.shl (local.get $sum) (i64.const 1)))
                    (local.get $follows)))
                (local.set $quotes (i64.and (local.get $quotes) (i64.xor (local.get $escaped) (i64.const -1))))
                (local.set $doubts
                  (i64.or
                    (local.get $doubts)
                    (i64.and (local.get $escaped) (i64.xor (local.get $known) (i64.const -1)))))))
            (local.set $left (i32.sub (local.get $size) (local.get $i)))
            (if (i32.lt_u (local.get $left) (i32.const 64))
              (then
                (local.set $inside
                  (i64.sub (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $left))) (i64.const 1)))
                (local.set $quotes (i64.and (local.get $quotes) (local.get $inside)))
                (local.set $doubts (i64.and (local.get $doubts) (local.get $inside)))))
            (block $written
              (loop $more
                (br_if $written (i64.eqz (local.get $quotes)))
                (i32.store
                  (local.get $quotesTo)
                  (i32.add (local.get $i) (i32.wrap_i64 (i64.ctz (local.get $quotes)))))
                (local.set $quotesTo (i32.add (local.get $quotesTo) (i32.const 4)))
                (local.set $quotes (i64.and (local.get $quotes) (i64.sub (local.get $quotes) (i64.const 1))))
                (br $more)))
            (block $written
              (loop $more
                (br_if $written (i64.eqz (local.get $doubts)))
                (i32.store
                  (local.get $doubtsTo)
                  (i32.add (local.get $i) (i32.wrap_i64 (i64.ctz (local.get $doubts)))))
                (local.set $doubtsTo (i32.add (local.get $doubtsTo) (i32.const 4)))
                (local.set $doubts (i64.and (local.get $doubts) (i64.sub (local.get $doubts) (i64.const 1))))
                (br $more)))))
        (local.set $i (i32.add (local.get $i) (i32.const 64)))
        (br $next)))
    (global.set $doubts (i32.shr_u (i32.sub (local.get $doubtsTo) (local.get $doubtsAt)) (i32.const 2)))
    (i32.shr_u (i32.sub (local.get $quotesTo) (local.get $quotesAt)) (i32.const 2))))
