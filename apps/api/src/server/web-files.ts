import { globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

type FileEncoding = 'br' | 'gzip';

/** A built file of the web app, in the forms that the build has left beside each other. */
export interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly compressed: Readonly<Partial<Record<FileEncoding, Buffer>>>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the built web app, a few megabytes, into memory: its files by the path that asks for them, with
 * `/index.html` among them. A folder that is not there holds none.
 */
export function readWebFiles(root: string): ReadonlyMap<string, WebFile> {
  const names = new Set(
    globSync('**/*.*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const sibling = (name: string, encoding: FileEncoding) =>
    names.has(name + suffixes[encoding]) ? { [encoding]: readFileSync(name + suffixes[encoding]) } : {};
  return new Map(
    [...names]
      .filter((name) => !Object.values(suffixes).some((suffix) => name.endsWith(suffix)))
      .map((name) => [
        `/${name
          .slice(root.length)
          .replace(/^[\\/]+/, '')
          .split(sep)
          .join('/')}`,
        {
          type: types[extname(name)] ?? 'application/octet-stream',
          bytes: readFileSync(name),
          compressed: { ...sibling(name, 'br'), ...sibling(name, 'gzip') },
        },
      ]),
  );
}
