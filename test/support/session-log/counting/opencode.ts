import { DatabaseSync } from '@photostructure/sqlite';
import {
  addStatuses,
  asObject,
  asText,
  type Count,
  emptyCount,
  isFilled,
  isObject,
  type Json,
  type Status,
} from './count.js';

interface Row {
  id: string;
  data: string;
}

export function countOpencode(path: string, sessionId: string): Count {
  const count = emptyCount();
  const database = new DatabaseSync(path, { readOnly: true });
  const messages = database
    .prepare('SELECT id, data FROM message WHERE session_id = ? ORDER BY time_created, id')
    .all(sessionId) as Row[];
  const statuses: Status[] = [];
  for (const message of messages) {
    const parts = (
      database.prepare('SELECT id, data FROM part WHERE message_id = ? ORDER BY id').all(message.id) as Row[]
    ).map((row) => parse(row.data));
    const data = parse(message.data);
    if (data?.role === 'assistant' && asObject(data.time).completed == null) break;
    if (data?.role === 'user' && parts.length === 0) break;
    const stop = parts.findIndex(
      (part) =>
        part?.type === 'tool' && !['completed', 'error'].includes(asText(asObject(part.state).status)),
    );
    const complete = stop === -1 ? parts : parts.slice(0, stop);
    const tools = complete.filter((part) => part?.type === 'tool').map((part) => statusOf(part as Json));
    statuses.push(...tools);
    count.tool_calls += tools.length;
    if (data === undefined) count.unparsed += 1;
    else count.entries += 1;
    const spoken = complete.filter(
      (part) => part?.type === 'text' && part.synthetic !== true && part.ignored !== true,
    );
    if (data?.role === 'user' && isFilled(spoken.map((part) => asText(part?.text)).join('\n')))
      count.prompts += 1;
    const isAborted = data?.role === 'assistant' && asObject(data.error).name === 'MessageAbortedError';
    if (isAborted && !tools.includes('interrupted')) count.interrupts += 1;
    for (const part of complete) {
      if (part === undefined) count.unparsed += 1;
      else if (data?.role !== 'user' || part.type !== 'text') count.entries += 1;
    }
    if (stop !== -1) break;
  }
  database.close();
  return addStatuses(count, statuses);
}

function parse(data: string): Json | undefined {
  try {
    const value = JSON.parse(data);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function statusOf(part: Json): Status {
  const state = asObject(part.state);
  const metadata = asObject(state.metadata);
  if (state.status === 'completed') {
    if (metadata.exit === null) {
      const note = asText(state.output).split('<shell_metadata>').slice(1).join('');
      if (note.includes('User aborted the command')) return 'interrupted';
      return note.includes('shell tool terminated command after exceeding timeout') ? 'error' : 'ok';
    }
    return Number.isInteger(metadata.exit) &&
      metadata.exit !== 0 &&
      Math.abs(metadata.exit as number) < 2 ** 31
      ? 'error'
      : 'ok';
  }
  const error = asText(state.error);
  if (
    metadata.interrupted === true ||
    asObject(part.metadata).interrupted === true ||
    error.startsWith('Tool execution aborted')
  )
    return 'interrupted';
  return /The user rejected permission to use this specific tool call|The user has specified a rule which prevents you from using this specific tool call|The user dismissed this question/.test(
    error,
  )
    ? 'denied'
    : 'error';
}
