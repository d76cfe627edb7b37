import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pack } from 'tar-stream';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary.js';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Something that answers on a socket as an engine would, or would not. */
export interface FakeEngine {
  readonly socketPath: string;
  readonly address: string;
  /** What was asked for, in order. */
  readonly asked: string[];
}

/** Starts an engine: `archive` answers the request for the file, `page` the one for the container. */
export async function startEngine(
  archive: Answer,
  page: Answer = notFound('no such container'),
): Promise<FakeEngine> {
  const socketPath = join(temporaryFolder(), 'engine.sock');
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    (request.url?.endsWith('/json') === true ? page : archive)(response, request);
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { socketPath, address: `unix://${socketPath}`, asked };
}

export function notFound(message: string): Answer {
  return (response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message }));
  };
}

interface Packed {
  readonly name?: string;
  readonly type?: 'file' | 'symlink' | 'directory' | 'link' | 'fifo';
  readonly linkname?: string;
  readonly bytes?: Buffer;
}

/** A tar archive of these files. */
export async function archiveOf(...files: readonly Packed[]): Promise<Buffer> {
  const archive = pack();
  for (const { name = 'replay.ndjson', bytes = Buffer.alloc(0), ...header } of files) {
    archive.entry({ name, type: 'file', ...header }, bytes);
  }
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Answers with bytes. */
export function sending(bytes: Buffer): Answer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-tar' });
    response.end(bytes);
  };
}
