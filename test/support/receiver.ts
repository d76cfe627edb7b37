import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answer = number | 'hang up' | 'silence' | 'prose';

/** A server that answers each request with the next status (the last one for ever) and remembers bodies. */
export async function scriptedServer(
  ...statuses: Answer[]
): Promise<{ url: string; requests: { url: string; body: string; authorization: string | undefined }[] }> {
  const requests: { url: string; body: string; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const status = statuses[Math.min(requests.length, statuses.length - 1)] as Answer;
    requests.push({ url: request.url ?? '', body, authorization: request.headers.authorization });
    if (status === 'hang up') {
      request.socket.destroy();
      return;
    }
    if (status === 'silence') return;
    if (status === 'prose') {
      response.end('hello');
      return;
    }
    const receipt = { outcome: 'submitted', uid: 'u', id: 1, request_id: 'r', warnings: [] };
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
    response.end(status < 300 ? JSON.stringify(receipt) : '{"error":"x"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** The url of a port that nobody listens on. */
export async function closedUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
