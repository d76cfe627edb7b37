// `sessions digest` for people.

import pico from 'picocolors';
import type { Digest, DigestEvent, SessionDigest } from '../../lib/session-log/format/digest.js';
import { oneLine } from './print.js';

/** The notice first, then each session, then what waits for the next run. */
export function digestText({ notice, detector_version, sessions, deferred }: Digest): string {
  const blocks = [
    [notice, `detector version ${detector_version}`],
    ...sessions.map(sessionLines),
    ...(sessions.length === 0 ? [['nothing to report']] : []),
    ...(deferred.length === 0
      ? []
      : [['deferred to the next run:', ...deferred.map((ref) => `  ${oneLine(ref)}`)]]),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** What stands on stderr beside it. */
export function digestErrors({ errors }: Digest): string[] {
  return errors.map(({ ref, state, message }) => oneLine(`${ref}: ${state}: ${message}`));
}

function sessionLines(session: SessionDigest): string[] {
  const { ref, project, cwd, counts, events, retries, flagged, final_excerpt } = session;
  const place = cwd === project ? project || '-' : `${project || '-'}, last in ${cwd}`;
  return [
    pico.bold(oneLine(`${ref}  ${place}`)),
    indented(spanLine(session)),
    `  prompts ${counts.prompts}, tool calls ${counts.tool_calls}, tool errors ${counts.tool_errors}, ` +
      `interrupts ${counts.interrupts}, denials ${counts.denials}`,
    ...events.flatMap(eventLines),
    ...retries.map(({ span, of_span, tool }) => indented(`  retry of #${of_span}: ${tool} #${span}`)),
    ...flagged.map(({ span, phrase }) => indented(`  flagged: "${phrase}" #${span}`)),
    ...(final_excerpt === undefined ? [] : [indented(`  last text: ${final_excerpt}`)]),
  ];
}

function spanLine({ start, end, model, from_offset, truncated }: SessionDigest): string {
  const parts = [
    `${start ?? '-'} to ${end ?? '-'}`,
    ...(model === undefined ? [] : [model]),
    `from byte ${from_offset}`,
    ...(truncated ? ['truncated: the next digest goes on'] : []),
  ];
  return `  ${parts.join(', ')}`;
}

function eventLines(event: DigestEvent): string[] {
  if (event.type === 'prompt') {
    return [`  ${event.at ?? '-'}  prompt  #${event.span}`, `      ${event.summary}`].map(indented);
  }
  const { status, exit_code, error_class, self, excerpt } = event;
  const outcome = [
    error_class === status ? status : `${status} (${error_class})`,
    ...(exit_code === undefined ? [] : [`exit code ${exit_code}`]),
    ...(self === true ? ["agentfeedback's own command"] : []),
  ].join(', ');
  const line = `  ${event.at ?? '-'}  ${event.tool}: ${outcome}  #${event.span}`;
  return (excerpt === undefined ? [line] : [line, `      ${excerpt}`]).map(indented);
}

/** One line that keeps its indentation. */
function indented(line: string): string {
  const text = line.trimStart();
  return ' '.repeat(line.length - text.length) + oneLine(text);
}
