import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { FINDING_CODES } from '../../../../lib/session-record/reading/findings.js';
import { verifyRecord } from '../../../../lib/session-record/reading/verify.js';
import { MachineryError } from '../../../../lib/stream/errors.js';
import { storedBuffer } from '../../../../lib/stream/stored-bytes.js';
import {
  address,
  agent,
  end,
  generateJournal,
  header,
  journalOf,
  message,
  modelIo,
  smallSession,
  text,
} from '../../../support/journal.js';
import { frame } from '../../../support/model-entries.js';
import {
  changedRecord,
  compactRecord,
  recordOf,
  reversedRecord,
  threeAgents,
} from '../../../support/record.js';

let small: Buffer;
let three: Buffer;
beforeAll(async () => {
  small = await recordOf(smallSession());
  three = await recordOf(threeAgents());
});

async function codesOf(bytes: Buffer): Promise<string[]> {
  const { findings, isSound, total } = await verifyRecord(storedBuffer(bytes));
  expect(isSound).toBe(findings.length === 0);
  expect(total).toBe(findings.length);
  return findings.map(({ code }) => code);
}

describe('a sound record', () => {
  test('has no findings, in any layout', async () => {
    for (const bytes of [small, three, compactRecord(small), reversedRecord(small)]) {
      expect(await codesOf(bytes)).toEqual([]);
    }
  });

  test('with restart points has none either', async () => {
    expect(await codesOf(await recordOf(Buffer.concat([...generateJournal(20e6)]), 1))).toEqual([]);
  });

  test('tells how it ends, and how many ids were made over images', async () => {
    expect(await verifyRecord(storedBuffer(three))).toMatchObject({
      isSound: true,
      unchecked: 1,
      counts: { entries: 14 },
      ending: expect.stringMatching(/^truncated \(session_killed\)/),
    });
  });

  test('of a session without anything is sound', async () => {
    expect(await codesOf(await recordOf([header(), end(0)]))).toEqual([]);
    expect(await codesOf(await recordOf([header()]))).toEqual([]);
  });
});

describe('every single bit of a record, flipped', () => {
  test('is noticed, but for the 49 that carry nothing', async () => {
    const unnoticed: string[] = [];
    let flipped = 0;
    for (let byte = 0; byte < three.length; byte += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const damaged = Buffer.from(three);
        damaged[byte] = (damaged[byte] as number) ^ (1 << bit);
        flipped += 1;
        if ((await verifyRecord(storedBuffer(damaged))).isSound) unnoticed.push(fieldOf(byte, bit));
      }
    }
    const counts = Object.fromEntries(
      [...new Set(unnoticed)].map((field) => [field, unnoticed.filter((name) => name === field).length]),
    );
    console.log(
      `bits flipped: ${flipped}, noticed: ${flipped - unnoticed.length}, free: ${JSON.stringify(counts)}`,
    );
    expect(flipped).toBe(8 * three.length);
    expect(counts).toEqual({ FTEXT: 1, MTIME: 32, XFL: 8, OS: 8 });
    expect(unnoticed).toHaveLength(49);
  }, 300_000);

  function fieldOf(byte: number, bit: number): string {
    if (byte === 3 && bit === 0) return 'FTEXT';
    if (byte >= 4 && byte < 8) return 'MTIME';
    if (byte === 8) return 'XFL';
    return byte === 9 ? 'OS' : `byte ${byte} bit ${bit}`;
  }
});

describe('findings about the file', () => {
  test.each([
    ['plain JSON', () => gunzipSync(small), ['not-gzip']],
    ['our layout without an index', () => gzipSync(gunzipSync(small)), ['index-missing']],
    ['a cut file', () => small.subarray(0, -9), ['gzip-truncated']],
    ['two members', () => Buffer.concat([small, small]), ['gzip-trailing-bytes']],
    ['a byte behind', () => Buffer.concat([small, Buffer.alloc(1)]), ['gzip-trailing-bytes']],
    ['nothing', () => Buffer.alloc(0), ['not-gzip', 'not-json']],
    ['a text that is no JSON', () => gzipSync('{"formatVersion":1,'), ['not-json']],
    ['a list', () => gzipSync('[]'), ['not-json']],
  ])('%s', async (_name, make, codes) => {
    expect(await codesOf(make())).toEqual(codes);
  });

  test('an index whose compressed bytes are others', async () => {
    // The padding bits of a sync flush: no inflater looks at them.
    const damaged = Buffer.from(small);
    const extraEnd = 12 + small.readUInt16LE(10);
    let noticed = 0;
    for (let at = extraEnd; at < small.length - 8; at += 1) {
      damaged[at] = (small[at] as number) ^ 0x80;
      let isReadable = true;
      try {
        gunzipSync(damaged);
      } catch {
        isReadable = false;
      }
      if (isReadable && (await codesOf(damaged)).includes('gzip-crc-mismatch')) noticed += 1;
      damaged[at] = small[at] as number;
    }
    expect(noticed).toBeGreaterThan(0);
  });

  test('a failing disk is no finding', async () => {
    const failing = {
      ...storedBuffer(small),
      read: () => {
        throw new MachineryError('cannot-read', 'gone');
      },
    };
    await expect(verifyRecord(failing)).rejects.toThrow('gone');
  });
});

type Pool = { id: string; body: unknown }[];
interface Document {
  formatVersion: number;
  seed?: unknown;
  agents: Record<string, unknown>[];
  messages: Pool;
  toolsets: { id: string; tools: unknown }[];
  texts: unknown[];
  clips: { text: number; originalBytes: number; originalId: string }[];
  entries: Record<string, unknown>[];
  truncation?: Record<string, unknown>;
  extra?: unknown;
}
type Row = Document['clips'][0];

const CHANGES: [string, string[], (document: Document) => void][] = [
  [
    'another format',
    ['unsupported-format'],
    (d) => {
      d.formatVersion = 3;
    },
  ],
  [
    'no seed',
    ['missing-key'],
    (d) => {
      delete d.seed;
    },
  ],
  [
    'a key too many',
    ['unknown-key'],
    (d) => {
      d.extra = 1;
    },
  ],
  [
    'a bad agent row',
    ['bad-element'],
    (d) => {
      d.agents[0] = {};
    },
  ],
  [
    'an agent twice',
    ['agent-doubled'],
    (d) => {
      d.agents.push(d.agents[0] as object as Record<string, unknown>);
    },
  ],
  [
    'an agent without a row',
    ['agent-missing'],
    (d) => {
      d.agents.pop();
    },
  ],
  [
    'a changed message',
    ['address-mismatch'],
    (d) => {
      (d.messages[0] as Pool[0]).body = { content: 'Be long.', role: 'system' };
    },
  ],
  [
    'a message without an id',
    ['bad-element'],
    (d) => {
      d.messages[0] = { body: {} } as never;
    },
  ],
  [
    'an id in capitals',
    ['bad-address'],
    (d) => {
      (d.messages[0] as Pool[0]).id = 'A'.repeat(32);
    },
  ],
  [
    'a message twice',
    ['duplicate-id'],
    (d) => {
      d.messages[1] = d.messages[0] as Pool[0];
    },
  ],
  [
    'a changed toolset',
    ['address-mismatch'],
    (d) => {
      (d.toolsets[0] as { tools: unknown }).tools = [];
    },
  ],
  [
    'a toolset with a picture is checked all the same',
    ['address-mismatch'],
    (d) => {
      (d.toolsets[0] as { tools: unknown }).tools = [{ mediaType: 'image/png' }];
    },
  ],
  [
    'a stored picture',
    ['image-bytes-stored'],
    (d) => {
      (d.messages[1] as Pool[0]).body = {
        content: [{ image: { mediaType: 'image/png', dataBase64: 'aGVsbG8=' } }],
        role: 'user',
      };
    },
  ],
  [
    'a text that is a number',
    ['bad-element'],
    (d) => {
      d.texts[0] = 5;
    },
  ],
  [
    'a text twice',
    ['duplicate-text'],
    (d) => {
      d.texts[3] = d.texts[0];
    },
  ],
  [
    'clip rows that fall',
    ['clip-order'],
    (d) => {
      d.texts.push('y');
      d.clips.unshift({ text: 4, originalBytes: 9, originalId: address('y9') });
    },
  ],
  [
    'a clip row twice',
    ['clip-order'],
    (d) => {
      d.clips.push(d.clips[0] as Row);
    },
  ],
  [
    'a clip of no text',
    ['clip-dangling'],
    (d) => {
      d.clips.push({ text: 9, originalBytes: 9, originalId: address('9') });
    },
  ],
  [
    'a clip of the text behind the last',
    ['clip-dangling'],
    (d) => {
      d.clips.push({ text: d.texts.length, originalBytes: 9, originalId: address('9') });
    },
  ],
  [
    'a clip of nothing cut',
    ['clip-size'],
    (d) => {
      (d.clips[0] as Row).originalBytes = 8;
    },
  ],
  [
    'a clip with a bad address',
    ['bad-address'],
    (d) => {
      (d.clips[0] as Row).originalId = 'short';
    },
  ],
  [
    'a bad clip row',
    ['bad-element'],
    (d) => {
      d.clips[0] = { text: 2 } as Row;
    },
  ],
  [
    'half a character kept',
    ['text-not-utf8'],
    (d) => {
      d.texts[2] = '\udc00xxxxx';
    },
  ],
  [
    'more kept than any ceiling',
    ['clip-over-ceiling'],
    (d) => {
      d.texts[2] = 'x'.repeat(262_145);
      (d.clips[0] as Row).originalBytes = 1e6;
    },
  ],
  [
    'a whole payload clipped afterwards',
    ['clip-doubled'],
    (d) => {
      d.texts.push('k\n');
      d.clips.push({ text: 4, originalBytes: 3, originalId: address('ok\n') });
    },
  ],
  [
    'one payload clipped twice alike',
    ['clip-doubled'],
    (d) => {
      d.texts.push('xxxxxxxx');
      d.clips.push({ ...(d.clips[0] as Row), text: 4 });
    },
  ],
  [
    'one payload clipped twice, more of it the second time',
    [],
    (d) => {
      d.texts.push('x'.repeat(16));
      d.clips.push({ ...(d.clips[0] as Row), text: 4 });
    },
  ],
  [
    'one payload clipped, then whole',
    [],
    (d) => {
      d.texts.push('x'.repeat(128));
    },
  ],
  [
    'one payload clipped, then whole twice',
    ['duplicate-text'],
    (d) => {
      d.texts.push('x'.repeat(128), 'x'.repeat(128));
    },
  ],
  [
    'a bad entry',
    ['bad-element', 'seq-gap'],
    (d) => {
      d.entries[5] = { agentId: 'root', seq: 5, type: 'dance' };
    },
  ],
  [
    'a seq twice',
    ['seq-not-rising', 'seq-gap'],
    (d) => {
      (d.entries[5] as { seq: number }).seq = 4;
    },
  ],
  [
    'a seq skipped',
    ['seq-gap', 'seq-not-rising'],
    (d) => {
      (d.entries[11] as { seq: number }).seq = 12;
    },
  ],
  [
    'a first seq that is not 0',
    ['seq-gap'],
    (d) => {
      d.entries.shift();
      d.entries.shift();
    },
  ],
  [
    'a message too far',
    ['dangling-reference'],
    (d) => {
      (d.entries[0] as { request: { messages: number[] } }).request.messages.push(99);
    },
  ],
  [
    'a text too far',
    ['dangling-reference'],
    (d) => {
      (d.entries[2] as { outcome: { dataText: number } }).outcome.dataText = 4;
    },
  ],
  [
    'a frame before its call',
    ['frame-unattached'],
    (d) => {
      (d.entries[1] as { agentId: string }).agentId = 'agent-1';
    },
  ],
  [
    'another last seq',
    ['truncation-mismatch'],
    (d) => {
      d.truncation = { reason: 'session_killed', lastSeq: 11 };
    },
  ],
  [
    'no last seq',
    ['truncation-mismatch'],
    (d) => {
      d.truncation = { reason: 'session_killed' };
    },
  ],
];

describe('findings about the contents', () => {
  test.each(CHANGES)('%s: %j', async (_name, codes, change) => {
    expect((await codesOf(changedRecord(small, change as never))).sort()).toEqual([...codes].sort());
  });

  test('a second frame of a call', async () => {
    const journal = [...threeAgents(), frame(14, [0, 1, 8], 2), end(15)];
    const { findings } = await verifyRecord(storedBuffer(await recordOf(journal)));
    expect(findings).toMatchObject([{ code: 'frame-doubled', list: 'entries', element: 14, seq: 14 }]);
  });

  test('only the first thousand are kept, and all are counted', async () => {
    const messages = Array.from({ length: 1500 }, (_, index) => ({
      ...message(index, `m${index}`),
      message: { id: `${index}`, body: {} },
    }));
    const bytes = await recordOf(
      journalOf(header(), agent('root'), ...messages, text(0, 'x'), modelIo(0, [0]), end(1)),
    );
    const { findings, total } = await verifyRecord(storedBuffer(bytes));
    expect([findings.length, total]).toEqual([1000, 1500]);
  });

  test('every code that is found has its words', async () => {
    for (const [, codes] of CHANGES) for (const code of codes) expect(FINDING_CODES).toHaveProperty(code);
  });
});
