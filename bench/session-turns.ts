// One turn of a session, as each harness writes it: a call with its result, and
// what stands around it. Claude Code's lines are long, those of the others short.

/** Harnesses whose sessions are files of lines. */
export const FILE_HARNESSES = ['claude-code', 'codex', 'copilot', 'gemini-cli'] as const;
export type FileHarness = (typeof FILE_HARNESSES)[number];

export interface Turn {
  /** From 0 in a session; every tenth turn begins with a prompt. */
  readonly number: number;
  /** Characters of the result. */
  readonly length: number;
  readonly fails: boolean;
}

/** Characters of a short result and of a long one, at least and at most; one result in ten is long. */
export const RESULT_SIZES: Record<FileHarness, { readonly short: Range; readonly long: Range }> = {
  'claude-code': { short: [200, 3_200], long: [2_000, 62_000] },
  codex: { short: [50, 800], long: [800, 8_000] },
  copilot: { short: [50, 800], long: [800, 8_000] },
  'gemini-cli': { short: [50, 800], long: [800, 8_000] },
};
type Range = readonly [least: number, most: number];

const PROJECT = '/srv/demo';
const WORDS = 'const value = await read(path);\n\treturn "ok" // \u00fcber: 12.5 €\n';
const SEALED = 'gAAAAABpZm9vYmFyYmF6cXV4'.repeat(40);

/** The lines that a session of the harness begins with. */
export function openingLines(harness: FileHarness): string {
  const base = { timestamp: timeOf(0) };
  switch (harness) {
    case 'codex':
      return lines({ ...base, type: 'session_meta', payload: { id: 's', cwd: PROJECT } });
    case 'copilot':
      return lines({ ...base, type: 'session.start', id: 'e', data: { context: { cwd: PROJECT } } });
    case 'gemini-cli':
      return lines({
        sessionId: 's',
        projectHash: 'h',
        startTime: base.timestamp,
        lastUpdated: base.timestamp,
      });
    default:
      return '';
  }
}

/** The lines of a turn. */
export function turnLines(harness: FileHarness, turn: Turn): string {
  const repeated = WORDS.repeat(Math.ceil(turn.length / WORDS.length)).slice(0, turn.length);
  return TURNS[harness](turn, repeated);
}

const TURNS: Record<FileHarness, (turn: Turn, text: string) => string> = {
  'claude-code': claudeCodeTurn,
  codex: codexTurn,
  copilot: copilotTurn,
  'gemini-cli': geminiTurn,
};

const lines = (...values: object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const timeOf = (number: number): string => new Date(1_767_600_000_000 + (number % 1e6) * 1000).toISOString();
const promptOf = (text: string): string => `Go on with ${text.slice(0, 300)}`;
const commandOf = ({ number }: Turn): string => `make step-${number % 50}`;
const startsTask = ({ number }: Turn): boolean => number % 10 === 0;

function claudeCodeTurn(turn: Turn, text: string): string {
  const { number, fails } = turn;
  const timestamp = timeOf(number);
  const base = {
    parentUuid: `p${number}`,
    isSidechain: false,
    cwd: PROJECT,
    sessionId: 's',
    version: '2.1.0',
  };
  const entry = (type: string, uuid: string, rest: object): object => ({
    ...base,
    type,
    uuid,
    timestamp,
    ...rest,
  });
  const id = `toolu_${number}`;
  const input = { command: commandOf(turn), description: 'step' };
  const content = fails ? `Exit code 1\n${text}` : text;
  const result = { type: 'tool_result', tool_use_id: id, content, ...(fails ? { is_error: true } : {}) };
  const prompt = entry('user', `u${number}`, { message: { role: 'user', content: promptOf(text) } });
  const call = entry('assistant', `a${number}`, {
    message: {
      id: `m${number}`,
      model: 'made-up',
      role: 'assistant',
      content: [
        { type: 'text', text: 'Next.' },
        { type: 'tool_use', id, name: 'Bash', input },
      ],
      usage: { input_tokens: 12, output_tokens: 340 },
    },
  });
  const answer = entry('user', `r${number}`, {
    message: { role: 'user', content: [result] },
    toolUseResult: { stdout: content, stderr: '', interrupted: false },
  });
  return lines(...(startsTask(turn) ? [prompt] : []), call, answer);
}

function codexTurn(turn: Turn, text: string): string {
  const { number, fails } = turn;
  const line = (type: string, payload: object): object => ({ timestamp: timeOf(number), type, payload });
  const item = (payload: object): object => line('response_item', payload);
  const id = `call_${number}`;
  const usage = {
    input_tokens: 41_230,
    cached_input_tokens: 38_000,
    output_tokens: 812,
    total_tokens: 42_042,
  };
  const output = `Chunk ID: 1f3\nWall time: 0.1 seconds\nProcess exited with code ${fails ? 1 : 0}\nOutput:\n${text}`;
  const prompt = promptOf(text);
  return lines(
    ...(startsTask(turn)
      ? [
          line('turn_context', { cwd: PROJECT, model: 'made-up', approval_policy: 'never', summary: 'auto' }),
          item({ type: 'message', role: 'user', content: [{ type: 'input_text', text: prompt }] }),
          line('event_msg', { type: 'user_message', message: prompt, images: [] }),
        ]
      : []),
    item({ type: 'reasoning', summary: [], content: null, encrypted_content: SEALED }),
    item({
      type: 'function_call',
      name: 'exec_command',
      arguments: JSON.stringify({ cmd: commandOf(turn), workdir: PROJECT }),
      call_id: id,
    }),
    line('event_msg', {
      type: 'token_count',
      info: { total_token_usage: usage, last_token_usage: usage, model_context_window: 272_000 },
      rate_limits: { primary: { used_percent: 12, window_minutes: 300 } },
    }),
    item({ type: 'function_call_output', call_id: id, output }),
    line('event_msg', { type: 'agent_message', message: 'Next.' }),
    item({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Next.' }] }),
  );
}

function copilotTurn(turn: Turn, text: string): string {
  const { number, fails } = turn;
  let part = 0;
  const event = (type: string, data: object): object => {
    part += 1;
    const id = `${number}-4a26-a62b-8652e4b6e2d${part}`;
    return { type, data, id, timestamp: timeOf(number), parentId: 'e250c7a7-455e-44b2-a358-b7c7ece6a720' };
  };
  const toolCallId = `call_${number}`;
  const args = { command: commandOf(turn), description: 'step' };
  const content = `${text}\n<shellId: 1 completed with exit code ${fails ? 1 : 0}>`;
  return lines(
    ...(startsTask(turn)
      ? [
          event('user.message', {
            content: promptOf(text),
            transformedContent: promptOf(text),
            attachments: [],
          }),
        ]
      : []),
    event('assistant.turn_start', { turnId: String(number) }),
    event('assistant.message', {
      messageId: `m${number}`,
      content: 'Next.',
      toolRequests: [{ toolCallId, name: 'bash', arguments: args, type: 'function' }],
    }),
    event('tool.execution_start', { toolCallId, toolName: 'bash', arguments: args }),
    event('tool.execution_complete', {
      toolCallId,
      success: true,
      result: { content, detailedContent: text },
      toolTelemetry: { properties: { command: 'bash' }, metrics: { resultLength: text.length } },
    }),
    event('assistant.turn_end', { turnId: String(number) }),
  );
}

function geminiTurn(turn: Turn, text: string): string {
  const { number, fails } = turn;
  const message = (id: string, type: string, rest: object): object => ({
    id,
    timestamp: timeOf(number),
    type,
    ...rest,
  });
  const output = `${text}${fails ? '\nExit Code: 1' : ''}`;
  const id = `run_shell_command-${number}`;
  const toolCall = {
    id,
    name: 'run_shell_command',
    args: { command: commandOf(turn) },
    status: 'success',
    timestamp: timeOf(number),
    displayName: 'Shell',
    resultDisplay: text,
    result: [{ functionResponse: { id, name: 'run_shell_command', response: { output } } }],
  };
  const tokens = { input: 41_230, output: 812, cached: 38_000, thoughts: 120, tool: 0, total: 42_162 };
  const thoughts = [{ subject: 'Next step', description: 'I go on.', timestamp: timeOf(number) }];
  return lines(
    ...(startsTask(turn) ? [message(`u${number}`, 'user', { content: [{ text: promptOf(text) }] })] : []),
    message(`g${number}`, 'gemini', {
      content: 'Next.',
      thoughts,
      tokens,
      model: 'made-up',
      toolCalls: [toolCall],
    }),
    { $set: { lastUpdated: timeOf(number) } },
  );
}
