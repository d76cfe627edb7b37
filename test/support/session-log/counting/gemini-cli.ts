import {
  addStatuses,
  asList,
  asObject,
  asText,
  type Count,
  emptyCount,
  isFilled,
  isObject,
  type Json,
  parseLines,
  type Status,
} from './count.js';

interface Message {
  isPrompt: boolean;
  calls: Map<string, Status | undefined>;
  /** The last name that each call was given. */
  names: Map<string, string>;
}

export function countGeminiCli(path: string): Count {
  const count = emptyCount();
  const messages = new Map<string, Message>();
  for (const line of parseLines(path)) {
    if (!isObject(line)) count.unparsed += 1;
    else if (line.$set != null) {
      if (isObject(line.$set))
        asList(line.$set.messages)
          .filter(isMessage)
          .forEach((one) => {
            take(one, messages);
          });
      else count.unparsed += 1;
    } else if (line.$rewindTo != null) count.unparsed += typeof line.$rewindTo === 'string' ? 0 : 1;
    else if (line.$patch != null) count.unparsed += isObject(line.$patch) ? 0 : 1;
    else if (line.type != null) {
      if (isMessage(line)) take(line, messages);
      else count.unparsed += 1;
    } else if (asText(line.sessionId) === '') count.unparsed += 1;
  }
  count.entries = messages.size;
  for (const message of messages.values()) {
    if (message.isPrompt) count.prompts += 1;
    count.tool_calls += message.calls.size;
    addStatuses(count, message.calls.values());
  }
  return count;
}

function isMessage(line: Json): boolean {
  return typeof line.type === 'string' && asText(line.id) !== '';
}

function take(line: Json, messages: Map<string, Message>): void {
  const message = messages.get(asText(line.id)) ?? { isPrompt: false, calls: new Map(), names: new Map() };
  messages.set(asText(line.id), message);
  const parts = asList(line.content).filter((part) => part.thought !== true && part.functionResponse == null);
  const text =
    typeof line.content === 'string' ? line.content : parts.map((part) => asText(part.text)).join('\n');
  const isCommand = /^\/[A-Za-z][\w-]*$/.test(text.trim().split(/\s+/)[0] ?? '');
  message.isPrompt =
    line.type === 'user' && isFilled(text) && !text.startsWith('<session_context>') && !isCommand;
  const calls = line.type === 'gemini' && Array.isArray(line.toolCalls) ? line.toolCalls : [];
  calls.forEach((call: unknown, place: number) => {
    if (!isObject(call)) return;
    const id = typeof call.id === 'string' ? call.id : `#${place}`;
    if (typeof call.name === 'string') message.names.set(id, call.name);
    message.calls.set(id, message.calls.get(id) ?? statusOf(call, message.names.get(id)));
  });
}

function statusOf(call: Json, name: string | undefined): Status | undefined {
  const responses = asList(call.result).map((part) => asObject(asObject(part.functionResponse).response));
  const texts = responses.map(({ error, output }) => (typeof error === 'string' ? error : output));
  const text = texts.filter((one) => typeof one === 'string').join('\n');
  if (!['success', 'error', 'cancelled'].includes(asText(call.status))) return undefined;
  const isRefused =
    /\[Operation Cancelled\] Reason: User denied execution\.|Tool execution denied by policy\./.test(text);
  if (call.status !== 'success' && isRefused) return 'denied';
  if (call.status === 'cancelled') return 'interrupted';
  const status = call.status === 'error' ? 'error' : 'ok';
  return name === 'run_shell_command' && failsByTrailer(text) ? 'error' : status;
}

function failsByTrailer(text: string): boolean {
  const inner = text.replace(/^<untrusted_context>\n([\s\S]*?)[\r\n]*<\/untrusted_context>$/, '$1');
  const lines = inner.split('\n').reverse();
  const stop = lines.findIndex(
    (line) => !/^(Error|Exit Code|Signal|Background PIDs|Process Group PGID): /.test(line),
  );
  const trailer = stop === -1 ? lines : lines.slice(0, stop);
  return trailer.some((line) => /^Exit Code: -?0*[1-9]\d*\s*$/.test(line) || /^Signal: \s*\S/.test(line));
}
