;; Where the strings of a JSON text end: 16 bytes at a step.
;;
;; Every quote that no backslash escapes begins or ends a string. Found with it is
;; what a string may not hold, or only with a closer look: control characters and
;; escapes of more than one letter, or of none that JSON knows.
;;
;; `npm run wasm` translates this file into string-ends-code.ts.
(module
  (memory (export "memory") 161)

  ;; How many doubts the last call has written.
  (global $doubts (export "doubts") (mut i32) (i32.const 0))

  ;; Reads the text of `size` bytes at `from`; writes the positions in it of its quotes
  ;; to `quotesAt` and those of its doubts to `doubtsAt`, each as 32 bits.
  ;; Returns the number of quotes. Up to 15 bytes behind the text are loaded and decide nothing.
  (func (export "index")
    (param $from i32) (param $size i32) (param $quotesAt i32) (param $doubtsAt i32) (result i32)
    (local $i i32) (local $quotesTo i32) (local $doubtsTo i32)
    (local $bytes v128) (local $isQuote v128) (local $isBackslash v128) (local $isControl v128)
    ;; One bit a byte, the first byte lowest; a 17th bit is the next step's first byte.
    (local $quotes i32) (local $doubts i32) (local $backslashes i32)
    (local $isEscaped i32) (local $follows i32) (local $sum i32) (local $escaped i32)
    (local $left i32) (local $inside i32)
    (local.set $quotesTo (local.get $quotesAt))
    (local.set $doubtsTo (local.get $doubtsAt))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $i) (local.get $size)))
        (local.set $bytes (v128.load (i32.add (local.get $from) (local.get $i))))
        (local.set $isQuote (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x22))))
        (local.set $isBackslash (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x5c))))
        (local.set $isControl (i8x16.lt_u (local.get $bytes) (i8x16.splat (i32.const 0x20))))
        (if
          (i32.or
            (local.get $isEscaped)
            (v128.any_true
              (v128.or (v128.or (local.get $isQuote) (local.get $isBackslash)) (local.get $isControl))))
          (then
            (local.set $quotes (i8x16.bitmask (local.get $isQuote)))
            (local.set $doubts (i8x16.bitmask (local.get $isControl)))
            (local.set $backslashes (i8x16.bitmask (local.get $isBackslash)))
            (if (i32.or (local.get $backslashes) (local.get $isEscaped))
              (then
                ;; Of a run of backslashes every second one is escaped, and what follows
                ;; the run is when its length is odd. Where runs begin at odd places an
                ;; addition carries through them, and turns the parity of their places.
                (local.set $backslashes
                  (i32.and (local.get $backslashes) (i32.xor (local.get $isEscaped) (i32.const -1))))
                (local.set $follows
                  (i32.or (i32.shl (local.get $backslashes) (i32.const 1)) (local.get $isEscaped)))
                (local.set $sum
                  (i32.add
                    (local.get $backslashes)
                    (i32.and
                      (i32.and (local.get $backslashes) (i32.const 0xaaaa))
                      (i32.xor (local.get $follows) (i32.const -1)))))
                (local.set $isEscaped (i32.shr_u (local.get $sum) (i32.const 16)))
                (local.set $escaped
                  (i32.and
                    (i32.xor (i32.const 0x5555) (i32.shl (local.get $sum) (i32.const 1)))
                    (local.get $follows)))
                (local.set $quotes (i32.and (local.get $quotes) (i32.xor (local.get $escaped) (i32.const -1))))
                ;; An escaped byte is in doubt that is none of " \ / b f n r t. Each half of a
                ;; byte stands for a set of upper halves (1 for 2_, 2 for 5_, 4 for 6_, 8 for 7_):
                ;; those it is one of these letters with. Where the sets have one in common it is.
                (local.set $doubts
                  (i32.or
                    (local.get $doubts)
                    (i32.and
                      (local.get $escaped)
                      (i8x16.bitmask
                        (i8x16.eq
                          (v128.const i64x2 0 0)
                          (v128.and
                            (i8x16.swizzle
                              (v128.const i8x16 0 0 13 0 8 0 4 0 0 0 0 0 2 0 4 1)
                              (v128.and (local.get $bytes) (i8x16.splat (i32.const 0x0f))))
                            (i8x16.swizzle
                              (v128.const i8x16 0 0 1 0 0 2 4 8 0 0 0 0 0 0 0 0)
                              (i8x16.shr_u (local.get $bytes) (i32.const 4)))))))))))
            (local.set $left (i32.sub (local.get $size) (local.get $i)))
            (if (i32.lt_u (local.get $left) (i32.const 16))
              (then
                (local.set $inside (i32.sub (i32.shl (i32.const 1) (local.get $left)) (i32.const 1)))
                (local.set $quotes (i32.and (local.get $quotes) (local.get $inside)))
                (local.set $doubts (i32.and (local.get $doubts) (local.get $inside)))))
            (block $written
              (loop $more
                (br_if $written (i32.eqz (local.get $quotes)))
                (i32.store (local.get $quotesTo) (i32.add (local.get $i) (i32.ctz (local.get $quotes))))
                (local.set $quotesTo (i32.add (local.get $quotesTo) (i32.const 4)))
                (local.set $quotes (i32.and (local.get $quotes) (i32.sub (local.get $quotes) (i32.const 1))))
                (br $more)))
            (block $written
              (loop $more
                (br_if $written (i32.eqz (local.get $doubts)))
                (i32.store (local.get $doubtsTo) (i32.add (local.get $i) (i32.ctz (local.get $doubts))))
                (local.set $doubtsTo (i32.add (local.get $doubtsTo) (i32.const 4)))
                (local.set $doubts (i32.and (local.get $doubts) (i32.sub (local.get $doubts) (i32.const 1))))
                (br $more)))))
        (local.set $i (i32.add (local.get $i) (i32.const 16)))
        (br $next)))
    (global.set $doubts (i32.shr_u (i32.sub (local.get $doubtsTo) (local.get $doubtsAt)) (i32.const 2)))
    (i32.shr_u (i32.sub (local.get $quotesTo) (local.get $quotesAt)) (i32.const 2))))
