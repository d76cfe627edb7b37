/** A WebAssembly module, in base64. */
export declare const STRING_ENDS_CODE: string;
//# sourceMappingURL=string-ends-code.d.ts.map