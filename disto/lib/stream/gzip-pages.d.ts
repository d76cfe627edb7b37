import type { GzipMember } from './gzip-open.js';
import { PageInflater } from './page-inflater.js';
import { type PageBuffers, type Pages } from './pages.js';
/**
 * Pages of a member's text, by Node's stream where there is no `inflater`. `next` and `more` fail when the member is not sound, at its end at the latest.
 *
 * @throws GzipFault by its methods
 */
export declare function inflatedPages(member: GzipMember, buffers: PageBuffers, inflater?: PageInflater | null): Pages;
//# sourceMappingURL=gzip-pages.d.ts.map