/**
 * A digest of what a call was asked to do, so that repeats are seen without
 * showing it: of the command's words joined by one space, or without a command
 * of the input's JSON without insignificant white space (members in their
 * order, numbers as spelled).
 *
 * @param input JSON bytes; an input that is no JSON is digested as it is, an absent one as nothing
 */
export declare function digestArguments(command: string | undefined, input: Buffer | undefined): string;
//# sourceMappingURL=args-digest.d.ts.map