import {
  addStatuses,
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

interface Call {
  shell: boolean;
  status?: Status;
  settled?: boolean;
}

const DATA_TYPES: Record<string, Record<string, string>> = {
  'user.message': { content: 'string', source: 'string', isAutopilotContinuation: 'boolean' },
  'tool.execution_start': { toolCallId: 'string', toolName: 'string', model: 'string' },
  'tool.execution_complete': {
    toolCallId: 'string',
    success: 'boolean',
    result: 'object',
    error: 'object',
    shellExecution: 'object',
  },
  'permission.completed': { toolCallId: 'string', result: 'object' },
};

/** The members of members, where data of another type says nothing as a whole. */
const INNER_TYPES: Record<string, Record<string, Record<string, string>>> = {
  'tool.execution_complete': {
    result: { content: 'string' },
    error: { code: 'string', message: 'string' },
    shellExecution: { exitCode: 'number' },
  },
  'permission.completed': { result: { kind: 'string' } },
};

function isWellTyped(type: string, data: Json): boolean {
  const inner = Object.entries(INNER_TYPES[type] ?? {});
  return (
    hasTypes(data, DATA_TYPES[type] ?? {}) &&
    inner.every(([name, types]) => hasTypes(asObject(data[name]), types))
  );
}

export function countCopilot(path: string): Count {
  const count = emptyCount();
  const calls: Call[] = [];
  const byId = new Map<string, Call>();
  for (const line of parseLines(path)) {
    if (!isObject(line) || typeof line.type !== 'string') {
      count.unparsed += 1;
      continue;
    }
    count.entries += 1;
    if (
      !hasTypes(line, { id: 'string', timestamp: 'string', agentId: 'string' }) ||
      asText(line.agentId) !== ''
    )
      continue;
    if (line.type === 'abort') {
      count.interrupts += 1;
      for (const call of calls.filter((one) => one.status === undefined))
        Object.assign(call, { status: 'interrupted', settled: true });
    }
    if (!isObject(line.data) || !isWellTyped(line.type, line.data)) continue;
    const data = line.data;
    if (line.type === 'user.message') {
      const isUser = ['', 'user'].includes(asText(data.source)) && data.isAutopilotContinuation !== true;
      if (isUser && isFilled(asText(data.content))) count.prompts += 1;
    }
    takeData(line.type, data, calls, byId);
  }
  count.tool_calls = calls.length;
  return addStatuses(
    count,
    calls.map((call) => call.status),
  );
}

function takeData(type: string, data: Json, calls: Call[], byId: Map<string, Call>): void {
  const id = asText(data.toolCallId);
  if (type === 'tool.execution_start' && !byId.has(id)) {
    const call = {
      shell: ['bash', 'powershell'].includes(asText(data.toolName)) || isObject(data.shellToolInfo),
    };
    calls.push(call);
    if (id !== '') byId.set(id, call);
  }
  const call = byId.get(id);
  if (call === undefined) return;
  if (type === 'permission.completed' && call.status === undefined) {
    const kind = asText(asObject(data.result).kind);
    if (kind.startsWith('denied-')) call.status = 'denied';
    if (kind === 'cancelled') call.status = 'interrupted';
  }
  if (type === 'tool.execution_complete' && call.settled !== true) {
    call.settled = true;
    call.status ??= statusOf(data, call.shell);
  }
}

function statusOf(data: Json, isShell: boolean): Status {
  const error = asObject(data.error);
  if (data.success !== true) return ['rejected', 'denied'].includes(asText(error.code)) ? 'denied' : 'error';
  const text = asText(asObject(data.result).content) || asText(error.message);
  const shell = data.shellExecution;
  const lines = text
    .split('\n')
    .filter((line) => isFilled(line) && !/^<(sandbox is active |this failure may be caused by t)/.test(line));
  const written = /^<(?:detached command with )?shellId: .+ completed with exit code (-?\d+)>\s*$/.exec(
    lines.at(-1) ?? '',
  )?.[1];
  const fromText = (isShell || isObject(shell)) && written !== undefined ? Number(written) : undefined;
  return (asObject(shell).exitCode ?? fromText ?? 0) === 0 ? 'ok' : 'error';
}
