import { expect, test, vi } from 'vitest';
import { Recorder } from '../../../../lib/session-record/capture/recorder.js';
import { rehearse } from '../../../../lib/session-record/capture/rehearse.js';

/** Every call that a harness makes of a recorder while its agents run. */
const CALLS = Object.getOwnPropertyNames(Recorder.prototype).filter(
  (name) => !['constructor', 'finish', 'isStopped', 'tools'].includes(name),
) as (keyof Recorder)[];

test('every call of a recorder is rehearsed, and each is one that a journal takes', () => {
  const spies = CALLS.map((name) => vi.spyOn(Recorder.prototype, name as 'shell'));
  try {
    expect(rehearse).not.toThrow();
    for (const spy of spies) expect(spy, spy.getMockName()).toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
  }
});

test('a rehearsal that cannot be recorded is told', () => {
  vi.spyOn(Recorder.prototype, 'clock').mockImplementation(function (this: Recorder) {
    this.shell({
      agentId: 'root',
      origin: 'nobody' as 'tool',
      command: '',
      cwd: '/',
      exitCode: 0,
      stdout: '',
      stderr: '',
    });
  });
  try {
    expect(rehearse).toThrow('cannot be written');
  } finally {
    vi.restoreAllMocks();
  }
});
