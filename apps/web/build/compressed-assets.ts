import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Text worth compressing; fonts and pictures already are. */
const TEXT = /\.(?:js|css|svg|json|map)$/;

/** Below this many bytes compression saves no packet. */
const SMALLEST = 1024;

/** Writes NAME.br and NAME.gz beside every built text asset, so that the server compresses nothing. */
export const compressedAssets = (): Plugin => ({
  name: 'compressed-assets',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.keys(bundle).filter((name) => TEXT.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        const text = await readFile(file);
        if (text.byteLength < SMALLEST) return;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${file}.br`, await brotli(text, quality));
        await writeFile(`${file}.gz`, await gz(text, { level: 9 }));
      }),
    );
  },
});
