// Stage: entries into facts, one at a time.
//
// In: the items of one session. Out: facts whose texts are those parts that may
// be shown, not scrubbed yet; digests of arguments, exit codes, flags and counts
// are made here, from the log's own text. Holds one number an entry and a call
// (the counts), and the last text of the assistant. Never fails.
import { stageOf } from '../../stream/transducer.js';
import { digestArguments } from './args-digest.js';
import { findPhrases } from './flags.js';
import { isOwnCall } from './own-command.js';
import { Tally } from './tally.js';
/** @param fromOffset byte offset the digest starts at */
export function describe(fromOffset) {
    return stageOf(describeItems(fromOffset));
}
/** The transducer of {@link describe}. */
export function describeItems(fromOffset) {
    const tally = new Tally(fromOffset);
    let final;
    return {
        take(item, push) {
            tally.take(item);
            if (item.type === 'entry') {
                if (item.offset >= fromOffset)
                    final = laterText(final, item);
                push(describeEntry(item, fromOffset));
            }
            else if (item.type === 'call') {
                push(describeCall(item));
            }
            else if (item.type === 'result') {
                push(describeResult(item));
            }
            else if (item.type === 'end') {
                push({ ...item, counts: tally.counts(), finalExcerpt: final?.text ?? '' });
            }
        },
    };
}
/** The text of the last entry that has one; a rewritten entry is looked at again. */
function laterText(final, { index, kind, text }) {
    if (final !== undefined && index < final.index)
        return final;
    const isShown = (kind === 'assistant_text' || kind === 'tool_call') && text !== '';
    if (isShown)
        return { index, text };
    return index === final?.index ? undefined : final;
}
function describeEntry({ index, offset, span, time, kind, text }, fromOffset) {
    const isReported = kind === 'prompt' && offset >= fromOffset;
    const prompt = isReported ? { summary: text, phrases: findPhrases(text) } : undefined;
    return { type: 'entry', index, offset, span, time, prompt };
}
function describeCall({ call, entry, tool, command, input }) {
    const argsDigest = digestArguments(command, input);
    const self = isOwnCall(tool, command);
    return { type: 'call', call, entry, tool, argsDigest, key: `${tool}\0${argsDigest}`, self };
}
function describeResult(item) {
    const { call, offset, status, text } = item;
    const exitCode = status === 'error' ? exitCodeOf(item) : undefined;
    const errorClass = errorClassOf(status, exitCode);
    return { type: 'result', call, offset, status, exitCode, errorClass, excerpt: status === 'ok' ? '' : text };
}
function errorClassOf(status, exitCode) {
    if (status === 'ok')
        return undefined;
    if (status !== 'error')
        return status;
    return exitCode === undefined ? 'tool_error' : 'exit';
}
/** The whole first line, with nothing but ASCII white space behind the number. */
const EXIT_CODE_LINE = /^Exit code (-?\d+)[\t\f\r ]*(?:\n|$)/;
/** The harness's own exit code when it records one (0 says nothing about an error), else that of an `Exit code N` first line. */
function exitCodeOf({ exitCode, text }) {
    if (exitCode !== undefined)
        return exitCode === 0 ? undefined : exitCode;
    const written = Number(EXIT_CODE_LINE.exec(text)?.[1]);
    return Number.isSafeInteger(written) ? written : undefined;
}
//# sourceMappingURL=describe.js.map