// Reports that could not be delivered, one file each, until a later run delivers them.
// A file is written whole under another name before it is seen, so that no run finds
// half a report; two runs that deliver the same one file it once, because its key is in it.

import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { MachineryError, systemErrorCode } from '../../stream/errors.js';
import { makeFolder } from '../../stream/make-folder.js';
import { bodySchema, type SubmissionBody } from '../format/submission.js';
import { dataHome } from '../readers/environment.js';
import type { Environment } from '../readers/reader.js';
import { readSmallFile } from '../readers/regular-file.js';
import { createUid } from './create-uid.js';

const SUFFIX = '.json';
/** A body of the largest size, with room for what stands around it. */
const MAX_FILE = 64 * 1024 * 1024;

const spooledSchema = z.object({
  /** The server that the report is for; null for this machine's database. */
  target: z.string().nullable(),
  body: bodySchema,
});

/** A report that waits. */
export interface Spooled {
  readonly target: string | null;
  readonly body: SubmissionBody;
}

export class Spool {
  readonly #directory: string;

  /** `<data home>/agentfeedback/spool` */
  constructor(environment: Environment) {
    this.#directory = join(dataHome(environment), 'agentfeedback', 'spool');
  }

  /** Keeps a report. @throws MachineryError `cannot-write` */
  async keep(spooled: Spooled, now: Date): Promise<void> {
    const path = join(this.#directory, `${createUid(now)}${SUFFIX}`);
    try {
      await makeFolder(this.#directory, 0o700);
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(spooled));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      await syncDirectory(dirname(path));
    } catch (error) {
      await rm(`${path}.part`, { force: true }).catch(() => {});
      throw MachineryError.from('write', path, error);
    }
  }

  /** The names of what waits, oldest first. */
  async names(): Promise<string[]> {
    try {
      return (await readdir(this.#directory)).filter((name) => name.endsWith(SUFFIX)).sort();
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') return [];
      throw MachineryError.from('read', this.#directory, error);
    }
  }

  /** One report; undefined when another run took it, or the file is none. */
  async read(name: string): Promise<Spooled | undefined> {
    try {
      const bytes = readSmallFile(join(this.#directory, name), MAX_FILE, 'refuse');
      return bytes === undefined ? undefined : spooledSchema.parse(JSON.parse(bytes.toString('utf8')));
    } catch {
      return undefined;
    }
  }

  /** Forgets a report that was delivered. */
  async remove(name: string): Promise<void> {
    await rm(join(this.#directory, name), { force: true });
  }

  /** Sets a report aside that will never be accepted, so that it is neither tried again nor lost. @returns where it is now */
  async setAside(name: string): Promise<string> {
    const path = join(this.#directory, `${name}.refused`);
    await rename(join(this.#directory, name), path).catch(() => {});
    return path;
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  await directory.sync().finally(() => directory.close());
}
