/** The WebAssembly module of lib/stream/string-ends.wat. */
export function translate(): Promise<Buffer>;
