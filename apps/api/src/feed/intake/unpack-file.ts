import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '../../command/feed-error.ts';
import { openIncomingFolder } from '../../installation/incoming-folder.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource, readFileSize } from '../formats/file-source.ts';
import { getMaxInflatedBytes } from '../workbook/zip-archive.ts';
import type { Unpack } from './recognise-file.ts';

async function* readLimited(file: FeedFile): AsyncGenerator<Buffer> {
  const maxBytes = getMaxInflatedBytes(await readFileSize(file));
  let bytes = 0;
  await using source = openFileSource(file);
  for await (const chunk of source.content) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new FeedError(
        'data',
        `${file.name} inflates to more than ${maxBytes} bytes; the file is refused`,
      );
    yield chunk;
  }
}

/** Creates the unpacking of files into folders of `dir`, which are deleted with `resources`. */
export const createUnpack =
  (dir: string, resources: AsyncDisposableStack): Unpack =>
  async (file) => {
    const { path: folder } = resources.use(await openIncomingFolder(dir));
    await mkdir(folder, { mode: 0o700 });
    const path = join(folder, file.name);
    await pipeline(readLimited(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return path;
  };
