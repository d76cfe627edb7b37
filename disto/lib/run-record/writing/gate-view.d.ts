/** The most bytes of a gate's output, or of a child's, that an agent is shown. */
export declare const AGENT_VIEW_BYTES = 10000;
/** The most bytes of a gate's output in the reason of an ending. */
export declare const REASON_VIEW_BYTES = 2048;
/** What is said of an output that is not text. */
export declare const UNDECODABLE_OUTPUT = "[The output is not valid UTF-8 and is not shown. Its exact bytes are in the file that check.capture names.]";
/** What is said of a child's output that is not text. */
export declare const UNDECODABLE_CHILD_OUTPUT = "[The output of the subflow is not valid UTF-8 and is not shown. Its exact bytes are kept in the child run.]";
/**
 * The output of a gate as a text of at most `limit` bytes: all of it, or its
 * beginning and end around a notice of what is left out.
 *
 * @param limit bytes: {@link AGENT_VIEW_BYTES} or {@link REASON_VIEW_BYTES}
 * @throws RangeError when a notice does not fit into the limit
 */
export declare function viewGateOutput(bytes: Buffer, limit: number): string;
/**
 * The output of a child as its parent's agent is shown it: all of at most 10,000
 * bytes, or a line that says how much there is and as much of the beginning as
 * fits.
 */
export declare function viewChildOutput(bytes: Buffer): string;
//# sourceMappingURL=gate-view.d.ts.map