import {
  addStatuses,
  asList,
  asObject,
  asText,
  type Count,
  emptyCount,
  hasTypes,
  isFilled,
  isObject,
  type Json,
  parseLines,
  type Status,
} from './count.js';

const TYPES = {
  uuid: 'string',
  timestamp: 'string',
  sessionId: 'string',
  cwd: 'string',
  isMeta: 'boolean',
  message: 'object',
};

export function countClaudeCode(path: string): Count {
  const count = emptyCount();
  const entries: Json[] = [];
  for (const line of parseLines(path)) {
    if (!isObject(line) || typeof line.type !== 'string') count.unparsed += 1;
    else
      entries.push(
        hasTypes(line, TYPES) && hasTypes(asObject(line.message), { model: 'string' }) ? line : { type: '' },
      );
  }
  count.entries = entries.length;
  const statuses = new Map<string, Status | undefined>();
  let anonymous = 0;
  for (const entry of entries) {
    const content = asObject(entry.message).content;
    if (entry.type === 'assistant') {
      for (const item of asList(content)) {
        if (item.type !== 'tool_use') continue;
        if (asText(item.id) === '') anonymous += 1;
        else if (!statuses.has(asText(item.id))) statuses.set(asText(item.id), undefined);
      }
    }
    if (entry.type !== 'user') continue;
    const results = asList(content).filter((item) => item.type === 'tool_result');
    for (const item of results) {
      if (statuses.has(asText(item.tool_use_id)))
        statuses.set(asText(item.tool_use_id), statusOf(entry, item));
    }
    const texts = asList(content)
      .filter((item) => item.type === 'text')
      .map((item) => asText(item.text));
    const text = typeof content === 'string' ? content : texts.join('\n');
    if (results.length > 0 || entry.isMeta === true || !isFilled(text)) continue;
    if (text.trim().startsWith('[Request interrupted by user')) count.interrupts += 1;
    else count.prompts += 1;
  }
  count.tool_calls = statuses.size + anonymous;
  return addStatuses(count, statuses.values());
}

function statusOf(entry: Json, item: Json): Status {
  if (asObject(entry.toolUseResult).interrupted === true) return 'interrupted';
  if (item.is_error !== true) return 'ok';
  const listed = asList(item.content)
    .filter((one) => one.type === 'text')
    .map((one) => asText(one.text));
  const text = typeof item.content === 'string' ? item.content : listed.join('\n');
  if (/The user doesn't want to proceed with this tool use|has been denied/.test(text)) return 'denied';
  return text.includes('[Request interrupted by user') ? 'interrupted' : 'error';
}
