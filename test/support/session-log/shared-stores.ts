import { join } from 'node:path';
import type { GoldenStores } from '../session-store.js';

/** The stores of another implementation. @param fixtures where they stand among the shared fixtures */
export const sharedStores = (fixtures: string): GoldenStores => ({
  folder: (harness) => join(fixtures, 'testdata/stores', harness),
  ids: {
    'claude-code': 'golden-1',
    codex: '0199c3a1-0000-7000-8000-00000000000',
    copilot: 'golden-1',
    'gemini-cli': 'c0ffee01',
    opencode: 'ses_golden0001',
  },
  directory: '/nonexistent-af/golden-proj',
});
