// What a reader yields: one session as a stream of items, in log order.
//
// A log says things about what it said before: a result comes lines after its
// call, and is refined lines later still. The stream does the same instead of
// holding the log: entries and calls are numbered, and a later item with the
// number of an earlier one replaces what it names. Whoever wants the final
// state of a call keeps the last result of its number; the walk "entries in
// order, calls of an entry in order" is the order of (`entry`, `call`).
//
//   entry*  call*  result*  unparsed*   in any order that a log can have, then exactly one end
//
// A call follows its entry, a result follows its call. Texts are decoded and
// not scrubbed. Times are whole microseconds since 1970 UTC, cut, not rounded.
// Offsets are bytes of the file, for OpenCode of its virtual log.
// A stream that fails ends with an error (readers/reader.ts) and no `end` item.
export {};
//# sourceMappingURL=entry.js.map