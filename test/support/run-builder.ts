// Builds run directories for tests: real files, real hashes, lines as a writer writes them.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Fields = Record<string, unknown>;

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A run directory that is being filled. */
export class RunBuilder {
  readonly lines: string[] = [];
  readonly directory: string;
  readonly name: string;
  #second = 0;

  constructor(directory: string) {
    this.directory = directory;
    this.name = directory.slice(directory.lastIndexOf('/') + 1);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  /** An instant a second after the one before. */
  now(): string {
    this.#second += 1;
    return new Date(Date.UTC(2026, 6, 30, 14, 22, 7) + this.#second * 1000).toISOString();
  }

  /** Retains a file. @returns its path and hash */
  file(path: string, content: string | Buffer): { path: string; sha256: string } {
    const target = join(this.directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    return { path, sha256: hashOf(content) };
  }

  /** Appends a line: the instant, the name, then the members. */
  event(event: string, fields: Fields = {}): void {
    this.lines.push(JSON.stringify({ ts: this.now(), event, ...fields }));
  }

  /** Appends `run_start`, whose members stand in another order. */
  start(request: string, fields: Fields = {}, via = 'argument'): void {
    const retained = this.file('request.txt', request);
    const { assembly = 'review', assembly_hash = hashOf(''), ...rest } = fields;
    const head = { record: 1, runtime: '0.1.0', ts: this.now(), event: 'run_start', run: this.name };
    const descriptor = { ...retained, bytes: Buffer.byteLength(request), via };
    const { flow, continued_from, correlation, installation_id, ...tail } = rest;
    this.lines.push(
      JSON.stringify({
        ...head,
        assembly,
        assembly_hash,
        flow,
        continued_from,
        correlation,
        installation_id,
        request: descriptor,
        ...tail,
      }),
    );
  }

  /** The record's bytes so far. */
  get record(): Buffer {
    return Buffer.from(this.lines.map((line) => `${line}\n`).join(''));
  }

  /** Writes `record.jsonl`. */
  write(record: Buffer = this.record): this {
    writeFileSync(join(this.directory, 'record.jsonl'), record);
    return this;
  }
}

/** A stage that ran to success: start, one turn, a sealed output, its end. */
export function addPlainStage(
  run: RunBuilder,
  identity: { stage: string; repeat?: number; retry: number },
  total = 15,
): void {
  const folder = `stages/${identity.stage}/${identity.repeat ?? 1}`;
  run.file(
    `${folder}/session.jsonl`,
    '{"role":"user","text":"please read"}\n{"role":"agent","text":"done"}\n',
  );
  run.event('stage_start', { ...identity, received: [], options: [], session: `${folder}/session.jsonl` });
  addTurn(run, identity, total);
  const output = run.file(`${folder}/${identity.retry}/output.txt`, `output of ${identity.stage}\n`);
  run.event('stage_end', { ...identity, exit: 0, cause: 'success', output, sealed: true, judged: true });
}

/** One provider operation and its turn. */
export function addTurn(run: RunBuilder, identity: Fields, total = 15): void {
  const model = { provider: 'acme', model: 'large' };
  run.event('provider_start', { ...identity, ...model });
  const counters = { input: total - 5, output: 5, cache_read: 0, cache_write: 0, total };
  run.event('turn', { ...identity, ...model, ...counters, stop: 'stop' });
}

/** A small run that ended well: one stage, one turn, one output. */
export function plainRun(home: string, name = '2026-07-30T14-22-08-a3f9'): RunBuilder {
  const run = new RunBuilder(join(home, 'runs', name));
  run.start('Read the report.\n', { flow: 'main' });
  addPlainStage(run, { stage: '01-read', retry: 1 });
  run.event('run_end', { exit: 0, cause: 'success' });
  return run.write();
}

/** A child run below a call of `parent`, and the members of its `subflow_call`. */
export function addChild(
  parent: RunBuilder,
  identity: { stage: string; repeat?: number; retry: number },
  call: number,
  options: { request?: string; flow?: string; total?: number; fill?: (child: RunBuilder) => void } = {},
): Fields {
  const { request = `{"item":${call}}`, flow = 'sub', total = 10 } = options;
  const reference = `stages/${identity.stage}/${identity.repeat ?? 1}/${identity.retry}/subflows/${call}`;
  const child = new RunBuilder(join(parent.directory, reference));
  child.start(request, { flow }, 'subflow');
  addPlainStage(child, { stage: '01-sub', retry: 1 }, total);
  options.fill?.(child);
  child.event('run_end', { exit: 0, cause: 'success' });
  child.write();
  return {
    ...identity,
    call,
    flow,
    input: { text: request, sha256: hashOf(request), bytes: Buffer.byteLength(request) },
    exit: 0,
    cause: 'success',
    child: reference,
    depth: 1,
    started: true,
  };
}
