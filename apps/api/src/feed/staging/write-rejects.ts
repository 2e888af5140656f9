import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Analytics } from '../../analytics/analytics.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { formatReject, type Reject, rejectSchema, REJECTS_HEADER } from './format-reject.ts';
import { readRows } from '../../analytics/read-rows.ts';

/** Maximum rows of a rejects file; the reasons count all. */
const MAX_ROWS = 100_000;

/** Number of rejects read at a time. */
const PAGE_ROWS = 2_000;

const nextPage = `
SELECT file, row, broken_rule, broken_text FROM feed_reject
WHERE (file, row) > ({file:UInt16}, {row:UInt64})
ORDER BY file, row LIMIT ${PAGE_ROWS}`;

async function* readPages(analytics: Analytics): AsyncGenerator<Reject[]> {
  let last = { file: 0, row: 0 };
  for (let rows = 0; rows < MAX_ROWS; rows += PAGE_ROWS) {
    const page = await readRows(analytics, rejectSchema, nextPage, { file: last.file, row: last.row });
    yield page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_ROWS) return;
    last = end;
  }
}

async function* formatLines(analytics: Analytics, files: readonly FeedFile[]): AsyncGenerator<string> {
  yield REJECTS_HEADER;
  for await (const page of readPages(analytics)) {
    for (const reject of page) yield formatReject(reject, files);
  }
}

/**
 * Writes the rejected rows as CSV (file, row, column, value, reason) into the data directory's `rejects` folder and
 * returns the path. The name derives from the content hash, so equal files overwrite it.
 */
export const writeRejects = async (
  analytics: Analytics,
  files: readonly FeedFile[],
  dataDir: string,
  contentHash: string,
): Promise<string> => {
  const folder = join(dataDir, 'rejects');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `rejects-${contentHash.slice(0, 12)}.csv`);
  const unfinished = `${path}.part`;
  const file = createWriteStream(unfinished, { mode: 0o600 });
  await pipeline(Readable.from(formatLines(analytics, files)), file);
  await rename(unfinished, path);
  return path;
};
