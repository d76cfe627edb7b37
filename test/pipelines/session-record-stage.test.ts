import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { runSessionRecordStage } from '../../pipelines/session-record-stage.js';
import { header, journalOf, smallSession } from '../support/journal.js';
import { temporaryFolder } from '../support/temporary.js';

function places(journal?: Buffer | string): { tree: string; runDir: string; path: string } {
  const folder = temporaryFolder();
  const tree = join(folder, 'run', 'implementation');
  mkdirSync(join(tree, '.gg'), { recursive: true });
  const path = join(tree, '.gg', 'replay.ndjson');
  if (journal !== undefined) writeFileSync(path, journal);
  return { tree, runDir: join(folder, 'run'), path };
}

describe('the stage gg-session-record', () => {
  test('writes the artifact at the run directory root and removes the journal', async () => {
    const { tree, runDir, path } = places(journalOf(...smallSession()));
    const report = await runSessionRecordStage({ harness: 'gg', tree, runDir });
    expect(report).toMatchObject({
      stage: 'gg-session-record',
      artifacts: [join(runDir, 'replay.json.gz')],
      warnings: [],
    });
    expect(report.assembly?.entries).toBe(13);
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(runDir).sort()).toEqual(['implementation', 'replay.json.gz']);
    expect(readdirSync(tree)).toEqual(['.gg']);
    expect(JSON.parse(gunzipSync(readFileSync(join(runDir, 'replay.json.gz'))).toString()).sessionId).toBe(
      'run-7',
    );
  });

  test('another harness is an empty report and its journal stays', async () => {
    const { tree, runDir, path } = places(journalOf(header()));
    expect(await runSessionRecordStage({ harness: 'other', tree, runDir })).toEqual({
      stage: 'gg-session-record',
      artifacts: [],
      warnings: [],
    });
    expect(existsSync(path)).toBe(true);
    expect(readdirSync(runDir)).toEqual(['implementation']);
  });

  test('no journal is an empty report', async () => {
    const { tree, runDir } = places();
    expect(await runSessionRecordStage({ harness: 'gg', tree, runDir })).toEqual({
      stage: 'gg-session-record',
      artifacts: [],
      warnings: [],
    });
  });

  test('a refused journal stays, and no record is written', async () => {
    const { tree, runDir, path } = places('no json\n');
    await expect(runSessionRecordStage({ harness: 'gg', tree, runDir })).rejects.toMatchObject({
      code: 'missing-header',
      message: expect.stringContaining(path),
    });
    expect(existsSync(path)).toBe(true);
    expect(readdirSync(runDir)).toEqual(['implementation']);
  });

  test('a journal that is a link fails the stage and is left alone', async () => {
    const { tree, runDir, path } = places();
    symlinkSync('/etc/passwd', path);
    await expect(runSessionRecordStage({ harness: 'gg', tree, runDir })).rejects.toMatchObject({
      code: 'journal-not-a-file',
    });
    expect(readdirSync(join(tree, '.gg'))).toEqual(['replay.ndjson']);
  });

  test('a journal that cannot be removed is a warning: the record is there', async () => {
    const { tree, runDir, path } = places(journalOf(header()));
    // Root removes from any folder, so another file is put in its place while it is read.
    const watch = new PassThrough();
    watch.once('data', () => {
      writeFileSync(join(tree, '.gg', 'other'), 'x');
      renameSync(join(tree, '.gg', 'other'), path);
    });
    const report = await runSessionRecordStage({ harness: 'gg', tree, runDir, watch });
    expect(report.artifacts).toHaveLength(1);
    expect(report.warnings).toEqual([expect.stringContaining('its journal stays')]);
    expect(existsSync(path)).toBe(true);
  });
});
