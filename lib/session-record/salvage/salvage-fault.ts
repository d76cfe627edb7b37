import { CodedError } from '../../stream/errors.js';

/** Why a journal could not be collected. */
export type SalvageFaultCode =
  | 'engine-unsupported'
  | 'engine-unreachable'
  | 'engine-refused'
  | 'container-unknown'
  | 'bad-container'
  | 'bad-workspace'
  | 'archive-odd'
  | 'archive-cut'
  | 'journal-too-large'
  | 'timed-out';

const HINTS: Partial<Record<SalvageFaultCode, string>> = {
  'engine-unsupported': 'name a socket with --engine unix:///path, or set DOCKER_HOST to one',
  'engine-unreachable':
    'is the engine running? name its socket with --engine unix:///path, or set DOCKER_HOST',
  'container-unknown': 'the container is gone, or belongs to another engine',
  'journal-too-large': 'raise --max-bytes if the journal is to be trusted',
  'timed-out': 'raise --timeout',
};

/** A journal that could not be collected: nothing of it is kept. */
export class SalvageFault extends CodedError {
  declare readonly code: SalvageFaultCode;

  constructor(code: SalvageFaultCode, message: string, cause?: unknown) {
    super(code, message, { cause, hint: HINTS[code] });
  }
}
