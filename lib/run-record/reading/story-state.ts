import { identityKey, parseStageRepeatKey, type StageIdentity, stageRepeatKey } from '../format/identity.js';
import type { StoryRule } from '../format/rules.js';

/** The members of a line as they were parsed: nothing about their shapes is known. */
export type EventFields = Readonly<Record<string, unknown>>;

/** A rule that an event breaks, and the sentence that says how. */
export interface RuleBreak {
  readonly rule: StoryRule;
  readonly message: string;
}

/** All that a story remembers of the events so far. It grows with their number alone. */
export class StoryState {
  /** The open retries of each stage and repeat. */
  readonly openAttempts = new Map<string, Set<number>>();
  readonly closedAttempts = new Set<string>();
  readonly endedContainers = new Set<string>();
  readonly openFanouts = new Set<string>();
  readonly closedFanouts = new Set<string>();
  /** The signal on record. */
  recordedSignal: number | undefined;
  /** The signal that endings promise and that is not on record yet. */
  expectedSignal: number | undefined;
  begun = false;
  ended = false;

  /** @param run the name of the enclosing directory; undefined leaves `run-name` unchecked */
  constructor(readonly run: string | undefined) {}

  isOpen(attempt: StageIdentity): boolean {
    return this.openAttempts.get(stageRepeatKey(attempt))?.has(attempt.retry) === true;
  }

  isClosed(attempt: StageIdentity): boolean {
    return this.closedAttempts.has(identityKey(attempt));
  }

  /** The attempts that are open, in the order in which their stages and repeats began. */
  listOpen(): StageIdentity[] {
    return [...this.openAttempts].flatMap(([key, retries]) => {
      const { stage, repeat } = parseStageRepeatKey(key);
      return [...retries].map((retry) => ({ stage, ...(repeat === undefined ? {} : { repeat }), retry }));
    });
  }

  get isWorkOpen(): boolean {
    return this.openAttempts.size > 0 || this.openFanouts.size > 0;
  }

  open(attempt: StageIdentity): void {
    const key = stageRepeatKey(attempt);
    const retries = this.openAttempts.get(key);
    if (retries === undefined) this.openAttempts.set(key, new Set([attempt.retry]));
    else retries.add(attempt.retry);
  }

  close(attempt: StageIdentity): void {
    const key = stageRepeatKey(attempt);
    const retries = this.openAttempts.get(key);
    retries?.delete(attempt.retry);
    if (retries?.size === 0) this.openAttempts.delete(key);
    this.closedAttempts.add(identityKey(attempt));
  }

  /** Closes the open attempts of the same stage and repeat with a smaller retry: they were sent back. */
  closeEarlier(attempt: StageIdentity): void {
    for (const retry of this.openAttempts.get(stageRepeatKey(attempt)) ?? []) {
      if (retry < attempt.retry) this.close({ ...attempt, retry });
    }
  }
}
