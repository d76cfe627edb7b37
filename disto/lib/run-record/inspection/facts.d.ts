import type { z } from 'zod';
import type { RecordedEvent } from '../reading/parse-lines.js';
import type { InspectedRun } from './inspected-run.js';
/**
 * The members of a line, checked by a schema that covers what the caller is about to rely on.
 *
 * @throws BrokenFact `fact-malformed`, with the line
 */
export declare function requireFact<S extends z.ZodType>(schema: S, event: RecordedEvent): z.infer<S>;
/** The first line of a run. @throws NothingFound `run-unborn` for an empty record */
export declare function requireRunStart(run: InspectedRun): RecordedEvent;
/** The last line of a run, when it is run_end. */
export declare function findRunEnd(run: InspectedRun): RecordedEvent | undefined;
//# sourceMappingURL=facts.d.ts.map