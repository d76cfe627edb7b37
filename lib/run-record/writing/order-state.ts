import { identityKey, identityOf, type StageIdentity, stageRepeatKey } from '../format/identity.js';
import type { EventFields } from '../reading/story-state.js';

/** A before or success hook that ran. */
export type HookVerdict = 'passed' | 'failed';

/** What an attempt that is open has done so far. */
export class AttemptState {
  before: HookVerdict | undefined;
  success: HookVerdict | undefined;
  hasFailureHook = false;
  isPrompted = false;
  /** Whether anything but its hook and its prompt is on record. */
  hasWorked = false;
  /** Operations of a provider that no turn completed: how many for each provider and model. */
  readonly operations = new Map<string, number>();
  /** The checks on record, gates by their file. */
  readonly checks = new Set<string>();
  /** How far the round of checks came: the place of the last one. */
  place = -1;
  /** The check that did not pass. */
  failed: { readonly check: string; readonly exit: number | null } | undefined;
  /** The gate that runs. */
  gate: { readonly file: string; readonly sha256: string } | undefined;
  /** Whether the agent refused, or reported a fault. */
  hasRenounced = false;
  isChooser = false;
  hasChosen = false;
  isUnreconciled = false;
  hasDrifted = false;
}

/** What is known of all attempts of a stage and repeat. */
export class StageState {
  /** The open attempt. */
  attempt: AttemptState | undefined;
  /** The last attempt's number. */
  retry = 0;
  isPrompted = false;
  readonly calls = new Set<number>();
}

interface PlanRow {
  readonly item: string;
  readonly call: number;
}

/** All that the writing order remembers beyond the story. It grows with the number of stages and calls. */
export class OrderState {
  hasWorked = false;
  hasSignal = false;
  readonly carried = new Set<string>();
  readonly stages = new Map<string, StageState>();
  /** Stages with an attempt that ended by signal. */
  readonly signalled = new Set<string>();
  /** The rows of each open fan-out's plan that are not on record yet. */
  readonly plans = new Map<string, PlanRow[]>();
  /** Files that drifted. */
  readonly drifted = new Set<string>();

  stageOf(event: EventFields): StageState | undefined {
    const identity = identityOf(event);
    return identity === undefined ? undefined : this.stages.get(stageRepeatKey(identity));
  }

  /** The open attempt that an event belongs to. */
  attemptOf(event: EventFields): AttemptState | undefined {
    const stage = this.stageOf(event);
    return stage !== undefined && stage.retry === event.retry ? stage.attempt : undefined;
  }

  /** What is left of the plan of the fan-out that an event belongs to; its story was judged. */
  planOf(event: EventFields): PlanRow[] | undefined {
    return this.plans.get(identityKey(identityOf(event) as StageIdentity));
  }

  /** Makes the attempt the open one of its stage and repeat. */
  open(identity: StageIdentity): void {
    const key = stageRepeatKey(identity);
    const stage = this.stages.get(key) ?? new StageState();
    stage.attempt = new AttemptState();
    stage.retry = identity.retry;
    this.stages.set(key, stage);
  }

  /** The open attempt whose output a path of the run's directory is. */
  attemptOfOutput(path: string): AttemptState | undefined {
    const match = /^stages\/(.+)\/(\d+)\/(\d+)\/output\.[^/]+$/.exec(path);
    if (match === null) return undefined;
    const [, stage, repeat, retry] = match as unknown as [string, string, string, string];
    const identity = { stage, retry: Number(retry) };
    // A stage stands in a LOOP or it does not: at most one of the two is open.
    const inLoop = this.attemptOf({ ...identity, repeat: Number(repeat) });
    return inLoop ?? (repeat === '1' ? this.attemptOf(identity) : undefined);
  }
}
