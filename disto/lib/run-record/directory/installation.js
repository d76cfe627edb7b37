// The identity of a home: `installation.json`, made once, by whichever run comes
// first.
//
// Invariant: the file appears whole or not at all. It is written under a name of
// its own, synced, and then linked to its place; of several first runs one link
// wins, and all of them read what stands there afterwards. A file that is not
// exactly what a runtime writes gives no identity: nothing is repaired.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { link, mkdir, open, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { typedReader } from '../../stream/json-typed.js';
import { installationId } from '../format/run-events.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './modes.js';
import { orMachinery } from './or-machinery.js';
/** The name of the file in the home. */
export const INSTALLATION_FILE = 'installation.json';
const INSTALLATION_BYTES = 1_024;
const MODE_BITS = 0o7777;
const LAST_BYTES = '}\n';
const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
const installation = z.strictObject({
    schemaVersion: z.literal(1),
    kind: z.literal('bot.installation'),
    data: z.strictObject({ id: installationId }),
});
const readMembers = typedReader(installation);
/** A home whose identity cannot be relied on. No run is started in it. */
export class InstallationFault extends CodedError {
    constructor(code, message, cause) {
        super(code, message, { cause });
    }
}
/**
 * The identity of a home, read or, in a home without one, made (details, 3).
 *
 * The home is made when it is missing, mode 0700; an existing one must have
 * exactly that mode.
 *
 * @returns a UUID version 4 in lowercase
 * @throws InstallationFault
 */
export async function establishInstallation(home) {
    try {
        await prepareHome(home);
        return (await readInstallation(home)) ?? (await publishInstallation(home));
    }
    catch (cause) {
        if (cause instanceof InstallationFault)
            throw cause;
        const detail = cause instanceof MachineryError ? cause.message : String(cause);
        throw new InstallationFault('installation-unreachable', detail, cause);
    }
}
async function prepareHome(home) {
    await orMachinery('create', home, mkdir(home, { recursive: true, mode: PRIVATE_FOLDER }));
    const { mode } = await orMachinery('read', home, stat(home));
    if ((mode & MODE_BITS) === PRIVATE_FOLDER)
        return;
    throw unsafe(home, `it has mode ${spellMode(mode)}, a home has mode 0700`);
}
/** @returns undefined when there is no file */
async function readInstallation(home) {
    const path = join(home, INSTALLATION_FILE);
    let handle;
    try {
        handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (cause) {
        const code = systemErrorCode(cause);
        if (code === 'ENOENT')
            return undefined;
        if (code === 'ELOOP')
            throw unsafe(path, 'it is a link');
        throw MachineryError.from('open', path, cause);
    }
    try {
        return await interpret(handle, path);
    }
    finally {
        await handle.close();
    }
}
async function interpret(handle, path) {
    const found = await orMachinery('read', path, handle.stat());
    if (!found.isFile())
        throw unsafe(path, 'it is not a regular file');
    if (found.uid !== process.geteuid?.())
        throw unsafe(path, 'it belongs to another user');
    if ((found.mode & MODE_BITS) !== PRIVATE_FILE) {
        throw unsafe(path, `it has mode ${spellMode(found.mode)}, not 0600`);
    }
    const buffer = Buffer.alloc(INSTALLATION_BYTES + 1);
    const bytes = buffer.subarray(0, await fill(handle, buffer, path));
    if (bytes.length > INSTALLATION_BYTES)
        throw malformed(path, `it has more than ${INSTALLATION_BYTES} bytes`);
    if (!bytes.toString('latin1').endsWith(LAST_BYTES))
        throw malformed(path, 'it does not end with } and a line feed');
    try {
        // The reader sees members that stand twice; the schema, over all members, those that are too many.
        readMembers(bytes);
        return installation.parse(JSON.parse(bytes.toString('utf8'))).data.id;
    }
    catch (cause) {
        throw malformed(path, 'it is not the identity of an installation', cause);
    }
}
async function fill(handle, buffer, path) {
    let filled = 0;
    for (;;) {
        const { bytesRead } = await orMachinery('read', path, handle.read(buffer, filled, buffer.length - filled, filled));
        filled += bytesRead;
        if (bytesRead === 0 || filled === buffer.length)
            return filled;
    }
}
async function publishInstallation(home) {
    const path = join(home, INSTALLATION_FILE);
    const draft = join(home, `.installation-${randomUUID()}.tmp`);
    const members = { schemaVersion: 1, kind: 'bot.installation', data: { id: randomUUID() } };
    try {
        await writeSynced(draft, Buffer.from(`${JSON.stringify(members)}\n`));
        await linkUnlessTaken(draft, path);
    }
    catch (failure) {
        await unlink(draft).catch(() => { });
        throw failure;
    }
    await orMachinery('remove', draft, unlink(draft));
    await syncFolder(home);
    const published = await readInstallation(home);
    if (published !== undefined)
        return published;
    throw new InstallationFault('installation-unreachable', `${path} was removed as soon as it was there`);
}
async function writeSynced(path, bytes) {
    const flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
    const handle = await orMachinery('create', path, open(path, flags, PRIVATE_FILE));
    try {
        await handle.chmod(PRIVATE_FILE);
        await handle.writeFile(bytes);
        await handle.sync();
    }
    catch (cause) {
        throw MachineryError.from('write', path, cause);
    }
    finally {
        await handle.close();
    }
}
async function linkUnlessTaken(draft, path) {
    try {
        await link(draft, path);
    }
    catch (cause) {
        if (systemErrorCode(cause) !== 'EEXIST')
            throw MachineryError.from('create', path, cause);
    }
}
async function syncFolder(path) {
    const handle = await orMachinery('open', path, open(path, O_RDONLY));
    try {
        await orMachinery('write', path, handle.sync());
    }
    finally {
        await handle.close();
    }
}
function unsafe(path, how) {
    return new InstallationFault('installation-unsafe', `${path} cannot be relied on: ${how}`);
}
function malformed(path, how, cause) {
    return new InstallationFault('installation-malformed', `${path} is malformed: ${how}`, cause);
}
function spellMode(mode) {
    return (mode & MODE_BITS).toString(8).padStart(4, '0');
}
//# sourceMappingURL=installation.js.map