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

const CALLS = ['function_call', 'custom_tool_call', 'local_shell_call'];
const OUTPUTS = ['function_call_output', 'custom_tool_call_output'];
const DENIALS =
  /exec command rejected by user|patch rejected by user|rejected by configuration|automatic approval review denied the action/;
const STATUSES: Record<string, Status> = { completed: 'ok', failed: 'error', declined: 'denied' };

interface Call {
  status?: Status | undefined;
  hasOutput?: boolean;
}

export function countCodex(path: string): Count {
  const count = emptyCount();
  const byId = new Map<string, Call>();
  const calls: Call[] = [];
  for (const line of parseLines(path)) {
    if (!isObject(line) || typeof line.type !== 'string') {
      count.unparsed += 1;
      continue;
    }
    count.entries += 1;
    if (!hasTypes(line, { timestamp: 'string' })) continue;
    const payload = asObject(line.payload);
    const kind = `${line.type}/${asText(payload.type)}`;
    if (line.type === 'response_item') takeItem(payload, byId, calls);
    if (kind === 'event_msg/user_message' && isFilled(asText(payload.message))) count.prompts += 1;
    const item = asObject(payload.item);
    if (kind === 'event_msg/item_completed' && item.type === 'UserMessage') {
      const texts = asList(item.content)
        .filter((one) => one.type === 'text')
        .map((one) => asText(one.text));
      if (isFilled(texts.join(''))) count.prompts += 1;
    }
    if (kind === 'event_msg/turn_aborted' && payload.reason === 'interrupted') {
      count.interrupts += 1;
      for (const call of calls) {
        if (call.status === undefined) Object.assign(call, { status: 'interrupted', hasOutput: true });
      }
    }
    if (line.type === 'event_msg') refine(payload, byId);
  }
  count.tool_calls = calls.length;
  return addStatuses(
    count,
    calls.map((call) => call.status),
  );
}

function takeItem(payload: Json, byId: Map<string, Call>, calls: Call[]): void {
  const id = asText(payload.call_id);
  if (CALLS.includes(asText(payload.type)) && !byId.has(id)) {
    const call: Call = {};
    calls.push(call);
    if (id !== '') byId.set(id, call);
  }
  const call = OUTPUTS.includes(asText(payload.type)) ? byId.get(id) : undefined;
  if (call === undefined || call.hasOutput === true) return;
  call.hasOutput = true;
  call.status ??= statusOf(payload.output);
}

function statusOf(output: unknown): Status {
  const text =
    typeof output === 'string'
      ? output
      : asList(output)
          .map((one) => asText(one.text))
          .filter(Boolean)
          .join('\n');
  if (text.trim().startsWith('{')) {
    try {
      const oldest = JSON.parse(text);
      if (typeof oldest.output === 'string' && isObject(oldest.metadata)) {
        return (oldest.metadata.exit_code ?? 0) === 0 ? 'ok' : 'error';
      }
    } catch {
      // Not the oldest form.
    }
  }
  const lines = text.split('\n');
  const at = lines.indexOf('Output:');
  const header = at === -1 ? lines : lines.slice(0, at);
  const codes = header.flatMap(
    (line) => /^(?:Process exited with code|Exit code:) (-?\d+)\s*$/.exec(line)?.[1] ?? [],
  );
  const code = codes.at(-1);
  if (code !== undefined && Number(code) === 0) return 'ok';
  const start = DENIALS.exec(text.trim());
  if (at === -1 ? start?.index === 0 : header.some((line) => DENIALS.test(line))) return 'denied';
  if (header.some((line) => line.startsWith('aborted by user'))) return 'interrupted';
  return code === undefined ? 'ok' : 'error';
}

function refine(payload: Json, byId: Map<string, Call>): void {
  const item = asObject(payload.item);
  const isItem =
    payload.type === 'item_completed' &&
    ['CommandExecution', 'FileChange', 'McpToolCall'].includes(asText(item.type));
  const call = byId.get(isItem ? asText(item.id) : asText(payload.call_id));
  if (call === undefined) return;
  if (isItem) call.status = STATUSES[asText(item.status)] ?? call.status;
  if (payload.type === 'patch_apply_end') {
    const bySuccess = typeof payload.success === 'boolean' ? (payload.success ? 'ok' : 'error') : undefined;
    call.status = STATUSES[asText(payload.status)] ?? bySuccess ?? call.status;
  }
  if (payload.type === 'mcp_tool_call_end') {
    const result = asObject(payload.result);
    if (typeof result.Err === 'string' || asObject(result.Ok).isError === true) call.status = 'error';
    else if (isObject(result.Ok)) call.status = 'ok';
  }
}
