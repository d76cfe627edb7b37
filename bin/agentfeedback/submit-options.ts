// The options of `submit friction`, and which of them go together.

import type { Command } from 'commander';
import { UsageError } from '../../lib/program/program.js';
import { FIX_STATUSES, SEVERITIES } from '../../lib/session-log/format/submission.js';
import { scrubText } from '../../lib/session-log/scrub/scrub.js';
import type { SubmitRequest } from '../../pipelines/submit-report.js';
import { gather, readRef } from './command-line.js';

export interface SubmitOptions {
  readonly summary?: string;
  readonly project?: string;
  readonly harness?: string;
  readonly model?: string;
  readonly machine?: string;
  readonly key?: string;
  readonly schemaVersion?: string;
  readonly category?: string;
  readonly details?: string;
  readonly suggestedFix?: string;
  readonly fixStatus?: string;
  readonly fixRef?: string;
  readonly severity?: string;
  readonly context?: readonly string[];
  readonly stdin?: boolean;
  readonly dryRun?: boolean;
  readonly scrub?: boolean;
  readonly contextFrom?: string;
  readonly ordinal?: string;
  readonly allowUnknownProject?: boolean;
  readonly local?: boolean;
  readonly server?: string;
}

export function addSubmitOptions(command: Command): Command {
  return command
    .option('--stdin', 'read the report as one JSON object; a flag goes over what stands in it')
    .option('--summary <text>', 'what went wrong, in one line')
    .option('--category <word>', 'what kind of friction')
    .option('--details <text>', 'what happened, what was expected')
    .option('--suggested-fix <text>', 'what would help')
    .option('--fix-status <status>', FIX_STATUSES.join(', '))
    .option('--fix-ref <text>', 'a commit or a change that fixes it')
    .option('--severity <level>', SEVERITIES.join(', '))
    .option('--context-from <ref#span>', 'the entry of a session log that the report is about')
    .option('--ordinal <n>', 'with --context-from: which finding at that span (default 1)')
    .option(
      '--allow-unknown-project',
      'with --context-from: also from a session that records no working directory',
    )
    .option('--project <name>', 'what was worked on (default: the repository)')
    .option('--harness <name>', 'which agent harness')
    .option('--model <name>', 'which model')
    .option('--machine <name>', 'which machine (default: the host name)')
    .option('--key <key>', 'what makes filing twice harmless (default: a new one)')
    .option('--schema-version <n>', 'version of the report (default 1)')
    .option('--context <name=value>', 'one more fact (repeatable)', gather)
    .option('--scrub', 'take secrets out; always so with --context-from')
    .option('--dry-run', 'print what would be filed, and file nothing')
    .option('--local', 'file on this machine although a server is configured')
    .option('--server <url>', 'file there instead of where the config says');
}

type Request = Omit<SubmitRequest, 'kind' | 'stdin' | 'directory'>;

/** @throws UsageError */
export function readRequest(options: SubmitOptions): Request {
  const { summary, stdin, local, server, scrub, dryRun } = options;
  if (stdin !== true && (summary === undefined || summary.trim() === '')) {
    throw new UsageError('the report has no summary', 'give --summary, or the whole report with --stdin');
  }
  if (local === true && server !== undefined) {
    throw new UsageError('--local and --server do not go together', 'give one of them');
  }
  return {
    flags: {
      members: readMembers(options),
      payload: readPayload(options),
      context: Object.fromEntries((options.context ?? []).map(readContext)),
    },
    contextFrom: readContextFrom(options),
    scrub,
    dryRun,
    local,
    server,
  };
}

function readMembers(options: SubmitOptions): Record<string, string | number> {
  const { summary, project, harness, model, machine, key, schemaVersion } = options;
  return {
    ...said({ summary, project, harness, model, machine, key }),
    ...(schemaVersion === undefined ? {} : { schema_version: readNumber('--schema-version', schemaVersion) }),
  };
}

function readPayload(options: SubmitOptions): Record<string, string> {
  const { category, details, severity } = options;
  return said({
    category,
    details,
    suggested_fix: options.suggestedFix,
    fix_status: options.fixStatus,
    fix_ref: options.fixRef,
    severity,
  });
}

function said(values: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Record<string, string>;
}

function readContext(text: string): [string, string] {
  const equals = text.indexOf('=');
  const name = text.slice(0, Math.max(equals, 0)).trim();
  if (name !== '') return [name, text.slice(equals + 1)];
  throw new UsageError(`"${scrubText(text)}" is no fact`, 'write --context name=value');
}

/** The log decides these, so a flag for them would be ignored. */
const DECIDED_BY_LOG = ['key', 'project', 'harness', 'model'] as const;

function readContextFrom(options: SubmitOptions): Request['contextFrom'] {
  const { contextFrom, ordinal, allowUnknownProject } = options;
  if (contextFrom === undefined) {
    if (ordinal === undefined && allowUnknownProject === undefined) return undefined;
    throw new UsageError('--ordinal and --allow-unknown-project belong to --context-from', 'add it');
  }
  const decided = DECIDED_BY_LOG.find((name) => options[name] !== undefined);
  if (decided !== undefined) {
    throw new UsageError(`--${decided} and --context-from do not go together`, 'the session log decides it');
  }
  const hash = contextFrom.lastIndexOf('#');
  const span = contextFrom.slice(hash + 1);
  if (hash < 1 || span === '') {
    throw new UsageError(
      `"${scrubText(contextFrom)}" names no entry of a session`,
      'write <harness>:<session id>#<span>, as the ref of an event in a digest',
    );
  }
  return {
    session: readRef(contextFrom.slice(0, hash)),
    span,
    ordinal: ordinal === undefined ? 1 : readNumber('--ordinal', ordinal),
    allowUnknownProject,
  };
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`"${text}" is nothing for ${option}`, 'write a whole number, 1 or more');
}
