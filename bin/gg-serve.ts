#!/usr/bin/env node
import { once } from 'node:events';
import { EXIT } from '../lib/program/exit-codes.js';
import { interruptible } from '../lib/program/interruption.js';
import { createProgram, runProgram, UsageError } from '../lib/program/program.js';
import { print } from '../lib/program/standard-output.js';
import { wholeNumber } from '../lib/program/whole-number.js';
import { folderStore } from '../lib/session-record/serving/folder-store.js';
import { mirrorRecord } from '../lib/session-record/serving/mirror.js';
import { DEFAULT_MAX_UPLOAD } from '../lib/session-record/serving/record-routes.js';
import { serveRecords } from '../pipelines/serve-records.js';

interface ServeOptions {
  readonly store?: string;
  readonly host: string;
  readonly port: number;
  readonly allowHost?: readonly string[];
  readonly maxUpload: number;
  readonly json?: true;
  readonly quiet?: true;
}

const program = createProgram('gg-serve', "Serves runs' records and code analyses from a store.", [
  'gg-serve --store store/ --port 8377',
  'GG_SERVE_TOKEN=... gg-serve --store store/ --host 0.0.0.0',
  'gg-serve put runs/42 42 --store store/',
  'curl --compressed http://127.0.0.1:8377/runs/42/replay',
])
  .enablePositionalOptions()
  .option('--store <dir>', 'the folder that holds runs/<id>/replay.json and runs/<id>/code-analysis.json')
  .option('--host <address>', 'the address to listen on', '127.0.0.1')
  .option('--port <number>', 'the port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8377)
  .option('--allow-host <name...>', 'further names that requests may address a loopback server by')
  .option('--max-upload <bytes>', 'the largest upload', wholeNumber(1, 2 ** 50), DEFAULT_MAX_UPLOAD)
  .option('--json', 'say where it listens, and errors, as JSON')
  .option('-q, --quiet', 'no remarks')
  .addHelpText('after', notes())
  .action((options: ServeOptions) => serve(options));

program
  .command('put')
  .description("copies a run's record and code analysis into the store")
  .argument('<run-dir>', 'the run directory, with replay.json.gz at its root')
  .argument('<id>', 'the run id')
  .requiredOption('--store <dir>', 'the store')
  .option('--strict', 'exit 3 when copying failed')
  .option('--json', 'what was copied, as JSON')
  .addHelpText('after', '\nExamples:\n  gg-serve put runs/42 42 --store store/\n')
  .action(
    async (
      runDir: string,
      id: string,
      { store, strict, json }: { store: string; strict?: true; json?: true },
    ) => {
      try {
        const stored = await mirrorRecord(runDir, id, folderStore(store));
        const lines = stored.map(({ artifact, bytes }) => `stored ${artifact} of ${id}, ${bytes} bytes\n`);
        await print([json ? `${JSON.stringify({ stored })}\n` : lines.join('')]);
      } catch (error) {
        const { message, code = 'internal' } = error as Error & { code?: string };
        remark(`nothing more was stored of ${id}: ${message} (${code})`);
        if (strict) process.exitCode = EXIT.partial;
      }
    },
  );

await runProgram(program);

async function serve(options: ServeOptions): Promise<void> {
  const { store, host, port, allowHost, maxUpload, json, quiet } = options;
  if (store === undefined)
    throw new UsageError('--store names the folder to serve', 'gg-serve --help lists the options');
  const token = process.env.GG_SERVE_TOKEN;
  await interruptible(async (signal) => {
    const server = await serveRecords({
      store: folderStore(store),
      host,
      port,
      maxUpload,
      ...(allowHost === undefined ? {} : { allowHosts: allowHost }),
      ...(token === undefined || token === '' ? {} : { token }),
      onError: (error) => remark((error as Error).message),
    });
    if (json) await print([`${JSON.stringify({ url: server.url })}\n`]);
    else if (!quiet) remark(`listening on ${server.url}`);
    if (!signal.aborted) await once(signal, 'abort');
    await server.close();
    throw signal.reason;
  });
}

function remark(text: string): void {
  process.stderr.write(`gg-serve: ${text.replaceAll('\n', ' ')}\n`);
}

function notes(): string {
  return `
Uploads (POST) are taken from this machine alone; with GG_SERVE_TOKEN set, from
whoever sends Authorization: Bearer <token>. Reading asks for nothing: listen on
loopback, or behind something that asks.

Exit codes:
  0  put: what was there is stored, or there was nothing, or it failed (see stderr)
  1  the answer is no
  2  the command line is wrong
  3  put: storing failed (--strict)
  4  the port cannot be listened on
`;
}
