// Translates lib/stream/string-ends.wat into string-ends-code.ts. A test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

const folder = join(import.meta.dirname, '..', 'lib', 'stream');

/** The WebAssembly module of string-ends.wat. */
export async function translate() {
  const name = 'string-ends.wat';
  const { parseWat } = await wabt();
  const module = parseWat(name, readFileSync(join(folder, name), 'utf8'), { simd: true });
  try {
    return Buffer.from(module.toBinary({}).buffer);
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === import.meta.filename) {
  const lines = (await translate()).toString('base64').match(/.{1,96}/g);
  const text = `// Translated from string-ends.wat by \`npm run wasm\`.

/** A WebAssembly module, in base64. */
export const STRING_ENDS_CODE = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`;
  writeFileSync(join(folder, 'string-ends-code.ts'), text);
}
