import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { HARNESSES, type Harness } from '../../../../lib/session-log/format/harness.js';
import {
  countSession,
  environmentOf,
  NO_RULES,
  readerOf,
  readSession,
} from '../../../support/session-log/read-session.js';
import { sharedStores } from '../../../support/session-log/shared-stores.js';
import { encodeDirectory, layOutGolden } from '../../../support/session-store.js';
import { testWithShared } from '../../../support/shared.js';
import { temporaryFolder } from '../../../support/temporary.js';

interface ListedSession {
  readonly session_id: string;
  readonly path: string;
  readonly cwds?: string[];
  readonly start?: string;
  readonly end?: string;
  readonly counts?: object;
  readonly reason?: string;
}

interface DigestEvent {
  readonly span: string;
  readonly at?: string;
  readonly type: string;
  readonly tool?: string;
  readonly status?: string;
}

const toMilliseconds = (time: string | undefined): number | undefined =>
  time === undefined ? undefined : Date.parse(time);

describe('the stores of another implementation, read as its goldens say', () => {
  for (const harness of HARNESSES) {
    testWithShared('fixtures/agentfeedback')(harness, async (fixtures) => {
      const home = temporaryFolder();
      const cwd = layOutGolden({ path: home }, harness, sharedStores(fixtures));
      const golden = (kind: string) =>
        JSON.parse(
          readFileSync(join(fixtures, `golden/${harness}.${kind}.golden.json`), 'utf8')
            .replaceAll('<CWD>', cwd)
            .replaceAll('<CWD_ENC>', encodeDirectory(cwd))
            .replaceAll('<HOME>', home),
        );
      const reader = readerOf(harness);
      const listing = await reader.list(environmentOf(home), NO_RULES);
      expect(listing.problems).toEqual([]);
      expect(listing).toMatchObject(golden('list').stores[0]);
      expect(listing.candidates).toHaveLength(golden('list').sessions.length);
      for (const listed of golden('list').sessions as ListedSession[]) {
        const candidate = listing.candidates.find(
          (one) => one.path === listed.path && one.sessionId === listed.session_id,
        );
        if (candidate === undefined) throw new Error(`${listed.path} is not listed`);
        expect(candidate.unsupported).toBe(listed.reason);
        if (candidate.unsupported !== undefined) continue;
        const session = await readSession(candidate);
        expect(session.end.cwds).toEqual(listed.cwds);
        expect(session.end.start).toBe((toMilliseconds(listed.start) ?? 0) * 1000);
        expect(session.end.end).toBe((toMilliseconds(listed.end) ?? 0) * 1000);
        expect(countSession(session)).toEqual(listed.counts);
        const counted = await readSession(candidate, { detail: 'counts' });
        expect(countSession(counted)).toEqual(listed.counts);
        expect(eventsOf(harness, session)).toEqual(digestedEvents(golden('digest'), listed.session_id));
      }
    });
  }
});

/** The events of a golden digest, without what the digest itself adds. */
function digestedEvents(
  digest: { sessions: { session_id: string; model?: string; events: DigestEvent[] }[] },
  id: string,
): unknown {
  const session = digest.sessions.find((one) => one.session_id === id);
  return {
    model: session?.model,
    events: session?.events.map(({ span, at, type, tool, status }) => ({
      span,
      at: toMilliseconds(at),
      type,
      tool,
      status,
    })),
  };
}

function eventsOf(_harness: Harness, session: Awaited<ReturnType<typeof readSession>>): unknown {
  const at = (time: number | undefined): number | undefined =>
    time === undefined ? undefined : Math.floor(time / 1000);
  const events = session.entries.flatMap((entry) => {
    const base = { span: entry.span, at: at(entry.time) };
    const prompt = entry.kind === 'prompt' ? [{ ...base, type: 'prompt' }] : [];
    const failed = session.calls.filter(
      (call) => call.entry === entry.index && (call.result?.status ?? 'ok') !== 'ok',
    );
    return [
      ...prompt,
      ...failed.map((call) => ({ ...base, type: 'tool_call', tool: call.tool, status: call.result?.status })),
    ];
  });
  return { model: session.end.model, events };
}
