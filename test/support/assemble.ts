import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { type AssembleOptions, assembleRecord } from '../../pipelines/assemble-record.js';

/** Assembles a journal in this process. */
export async function assemble(
  journal: Buffer | readonly Buffer[],
  options: Partial<AssembleOptions> = {},
): Promise<{
  gzip: Buffer;
  text: string;
  record: AssembledRecord;
  report: Awaited<ReturnType<typeof assembleRecord>>;
}> {
  const stream = Readable.from(Buffer.isBuffer(journal) ? [journal] : journal);
  const out = new PassThrough();
  const collected = buffer(out);
  try {
    const report = await assembleRecord(
      { stream, name: 'on standard input', size: undefined },
      { output: { stream: out }, ...options },
    );
    out.end();
    const gzip = await collected;
    const text = gunzipSync(gzip).toString('utf8');
    return { gzip, text, record: JSON.parse(text) as AssembledRecord, report };
  } catch (error) {
    out.end();
    if ((await collected).length > 0) throw new Error('a failed assembly wrote something', { cause: error });
    throw error;
  }
}

export interface AssembledRecord {
  readonly [key: string]: unknown;
  readonly agents: Record<string, unknown>[];
  readonly messages: { id: string; body: Record<string, unknown> }[];
  readonly toolsets: { id: string; tools: unknown }[];
  readonly texts: string[];
  readonly clips: Record<string, unknown>[];
  readonly entries: ({ seq: number; type: string } & Record<string, unknown>)[];
  readonly truncation?: { reason: string; lastSeq?: number; bytes?: number };
}

/** `bytes` cut into chunks of the given sizes, over and over. */
export function chunksOf(bytes: Buffer, ...sizes: number[]): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] as number;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}
