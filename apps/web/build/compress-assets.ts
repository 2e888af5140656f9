import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isBrowserBuild } from './is-browser-build.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Text files; fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|map)$/;

/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;

/** Writes NAME.br and NAME.gz beside every built text asset; the server serves them unchanged. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: isBrowserBuild,
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        const text = await readFile(file);
        if (text.byteLength < MIN_BYTES) return;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${file}.br`, await brotli(text, quality));
        await writeFile(`${file}.gz`, await gz(text, { level: 9 }));
      }),
    );
  },
});
