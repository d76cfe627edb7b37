import type { PayloadComparison } from '../reading/compare-payload.js';
import type { Verification } from '../reading/verify.js';
/** What a verification found, for eyes. */
export declare function viewVerification(verification: Verification): string;
/** Whether a payload is the recorded one, for eyes. */
export declare function viewComparison(comparison: PayloadComparison, text: number): string;
//# sourceMappingURL=verification-view.d.ts.map