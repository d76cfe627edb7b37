// Listing a store, and a policy of the user.

import type { Harness } from '../../../lib/session-log/format/harness.js';
import { createPolicy } from '../../../lib/session-log/policy/collect-policy.js';
import type { Policy } from '../../../lib/session-log/policy/policy.js';
import type { Environment, StoreListing } from '../../../lib/session-log/readers/reader.js';
import { environmentOf, NO_RULES, readerOf } from './read-session.js';

// The stores of Claude Code, Copilot CLI and Gemini CLI: what is listed, and the check before the open.

export const list = (
  harness: Harness,
  home: string,
  variables: Environment['variables'] = {},
  policy = NO_RULES,
): Promise<StoreListing> => readerOf(harness).list(environmentOf(home, variables), policy);
export const policyOf = (rules: object): Promise<Policy> =>
  createPolicy(
    { disabled: false, deny_paths: [], opt_in_only: false, opt_in_paths: [], ...rules },
    environmentOf('/home/u'),
  );
export const ids = ({ candidates }: StoreListing): string[] => candidates.map(({ sessionId }) => sessionId);
