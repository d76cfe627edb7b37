// items -> facts -> scrub -> settle -> retries, denials, flags -> capped digest
//
// What is done with each item is one joined step; from the report on there is one
// item a session, and stages.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { capSession } from '../lib/session-log/digest/cap-session.js';
import { listDenials } from '../lib/session-log/digest/denials.js';
import { describeItems } from '../lib/session-log/digest/describe.js';
import { flagPrompts } from '../lib/session-log/digest/flags.js';
import { findRetries } from '../lib/session-log/digest/retries.js';
import { scrubEachFact } from '../lib/session-log/digest/scrub-facts.js';
import { settleFacts } from '../lib/session-log/digest/settle.js';
import { forEachItem } from '../lib/stream/batches.js';
import { compose } from '../lib/stream/transducer.js';
/**
 * The digest of one session from a byte offset on.
 *
 * @throws what the stream fails with; CodedError `digest-too-large`
 */
export async function digestSession(items, session, fromOffset) {
    const facts = compose(describeItems(fromOffset), scrubEachFact);
    const report = compose(facts, settleFacts(session, fromOffset));
    const reports = [];
    await forEachItem(items, (item) => report.take(item, (made) => reports.push(made)));
    const capped = capSession();
    const running = pipeline(Readable.from(reports), findRetries(), listDenials(), flagPrompts(), capped);
    const [digests] = await Promise.all([capped.toArray(), running]);
    return digests[0];
}
//# sourceMappingURL=digest-session.js.map