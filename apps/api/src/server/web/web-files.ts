import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

type FileEncoding = 'br' | 'gzip';

/** A built file of the web app with its precompressed variants. */
export interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly compressed: Readonly<Partial<Record<FileEncoding, Buffer>>>;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Whether a file is a precompressed variant. */
const isCompressed = (name: string) => Object.values(suffixes).some((suffix) => name.endsWith(suffix));

/**
 * Reads the built web app, a few megabytes, into memory: its files by URL path, including `/index.html`. Returns no
 * files for a missing folder.
 */
export function readWebFiles(root: string): ReadonlyMap<string, WebFile> {
  const names = new Set(
    globSync('**/*.*', { cwd: root }).filter((name) => statSync(join(root, name)).isFile()),
  );
  const bytes = (name: string) => readFileSync(join(root, name));
  const compressed = (name: string, encoding: FileEncoding) =>
    names.has(name + suffixes[encoding]) && { [encoding]: bytes(name + suffixes[encoding]) };
  return new Map(
    [...names]
      .filter((name) => !isCompressed(name))
      .map((name) => [
        `/${name.split(sep).join('/')}`,
        {
          type: types[extname(name)] ?? 'application/octet-stream',
          bytes: bytes(name),
          compressed: { ...compressed(name, 'br'), ...compressed(name, 'gzip') },
        },
      ]),
  );
}
