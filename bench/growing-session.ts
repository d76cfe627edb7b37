// A harness whose session grows, as a process of its own: nothing but capture
// runs in it, as in a harness. Two messages of 20 KB a turn, the whole window
// sent and framed each turn.
//
//   node .build/bench/growing-session.js WAY SESSIONS FOLDER
//
// It leaves one journal a session in FOLDER and prints, as JSON, the time of
// each turn in microseconds and the bytes that each turn added to its journal.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openRecorder } from '../lib/session-record/capture/open-recorder.js';
import type { PromptFrameInput } from '../lib/session-record/capture/recorder-inputs.js';
import { bodyOf } from './bodies.js';

export const TURNS = 200;
/** How a window's messages are sent. */
export const WAYS = ['handles', 'frozen bodies', 'bodies'] as const;
export type Way = (typeof WAYS)[number];

export interface GrowingSession {
  readonly journal: string;
  readonly times: readonly number[];
  readonly sizes: readonly number[];
}

async function runSession(journal: string, way: Way): Promise<GrowingSession> {
  const recorder = await openRecorder({
    journal,
    replayMaxBytes: 2 ** 40,
    sessionId: 'bench',
    capabilitySet: {},
  });
  const window: object[] = [];
  const items: PromptFrameInput['items'][number][] = [];
  const times: number[] = [];
  const sizes: number[] = [];
  let written = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const fresh = [bodyOf(20_000), bodyOf(20_000)];
    const began = performance.now();
    for (const body of fresh) {
      const message =
        way === 'handles' ? recorder.message(body) : way === 'bodies' ? body : Object.freeze(body);
      window.push(message);
      items.push({ slot: 'thread', source: 'tool_output', retention: 'ephemeral', turn, message });
    }
    recorder.modelIo({ agentId: 'root', messages: window, response: { text: 'ok' }, durationMs: 1 });
    recorder.promptFrame({ agentId: 'root', items });
    times.push((performance.now() - began) * 1000);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { size } = statSync(journal);
    sizes.push(size - written);
    written = size;
  }
  const report = await recorder.finish();
  if (report.truncation !== undefined) throw new Error(`capture stopped: ${JSON.stringify(report)}`);
  return { journal, times, sizes };
}

if (process.argv[1] === import.meta.filename) {
  const [way, sessions, folder] = process.argv.slice(2) as [Way, string, string];
  const ran: GrowingSession[] = [];
  for (let session = 0; session < Number(sessions); session += 1) {
    ran.push(await runSession(join(folder, `growing-${session}`), way));
  }
  process.stdout.write(JSON.stringify(ran));
}
