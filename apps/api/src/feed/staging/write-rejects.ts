import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analytics } from '../../analytics/analytics.ts';
import { findRule } from './validate-rows.ts';
import type { FeedFile } from '../formats/feed-file.ts';

interface Reject {
  file: number;
  row: number;
  fault: number;
  fault_value: string;
}

/** Rejects that are in memory at a time. */
const pageSize = 10_000;

const pageAfter = `
SELECT file, row, fault, fault_value FROM feed_reject
WHERE (file, row) > ({file:UInt16}, {row:UInt64})
ORDER BY file, row LIMIT ${pageSize}`;

async function* pages(analytics: Analytics): AsyncGenerator<Reject[]> {
  for (let last = { file: 0, row: 0 }; ;) {
    const page = await analytics.rows<Reject>(pageAfter, { file: last.file, row: last.row });
    yield page;
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}

/** The sign, as the engine shows it, by which a list or an object in place of a text is refused. */
const marked = /^\uFFFD(?=[[{])/;

/** A spreadsheet would run a text that begins like a formula: an apostrophe keeps it a text. A number stays one. */
const safe = (value: string) =>
  /^[=+\-@\t\r]/.test(value) && !/^[+-]\d+([.,]\d+)?$/.test(value) ? `'${value}` : value;

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const line = ({ file, row, fault, fault_value }: Reject, files: readonly FeedFile[]): string => {
  const { column, reason } = findRule(fault);
  const value = fault_value.replace(marked, '');
  return (
    [files[file - 1]?.name ?? '', String(row), column, value, reason].map(safe).map(quoted).join(',') + '\n'
  );
};

/**
 * Writes the refused rows as CSV (file, row, column, value, reason) into the data directory's rejects
 * folder. The name comes from the contents, so the same files write the same one again.
 * Answers its path.
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
  {
    await using handle = await open(unfinished, 'w', 0o600);
    await handle.appendFile('file,row,column,value,reason\n');
    for await (const page of pages(analytics)) {
      await handle.appendFile(page.map((reject) => line(reject, files)).join(''));
    }
  }
  await rename(unfinished, path);
  return path;
};
