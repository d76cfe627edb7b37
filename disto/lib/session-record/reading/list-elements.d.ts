import type { StoredElement } from './session-record.js';
/**
 * Splits the text of a list, or of a stretch of it.
 *
 * Holds one element. Fails with `layout-mismatch` when the text is in another
 * layout and with `count-mismatch` when it does not hold the elements `[from, to)`.
 *
 * @param isLast whether the text ends with the list's last element, which no comma follows
 */
export declare function splitElements(text: AsyncIterable<Buffer>, from: number, to: number, isLast: boolean): AsyncGenerator<StoredElement, void, void>;
//# sourceMappingURL=list-elements.d.ts.map