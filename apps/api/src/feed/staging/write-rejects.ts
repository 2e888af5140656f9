import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analytics } from '../../analytics/analytics.ts';
import { findRule } from '../rules/rule-sql.ts';
import type { FeedFile } from '../formats/feed-file.ts';

interface Reject {
  file: number;
  row: number;
  broken_rule: number;
  broken_text: string;
}

/** Rejects read at a time. */
const PAGE_ROWS = 10_000;

const nextPage = `
SELECT file, row, broken_rule, broken_text FROM feed_reject
WHERE (file, row) > ({file:UInt16}, {row:UInt64})
ORDER BY file, row LIMIT ${PAGE_ROWS}`;

async function* readPages(analytics: Analytics): AsyncGenerator<Reject[]> {
  for (let last = { file: 0, row: 0 }; ;) {
    const page = await analytics.rows<Reject>(nextPage, { file: last.file, row: last.row });
    yield page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_ROWS) return;
    last = end;
  }
}

/** The replacement character of the invalid byte that ndjson-rows puts before an array or an object. */
const invalidBytePrefix = /^\uFFFD(?=[[{])/;

/** Prefixes a text that a spreadsheet would run as a formula with an apostrophe; numbers stay unchanged. */
const escapeFormula = (value: string) =>
  /^[=+\-@\t\r]/.test(value) && !/^[+-]\d+([.,]\d+)?$/.test(value) ? `'${value}` : value;

const quote = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const formatReject = (
  { file, row, broken_rule, broken_text }: Reject,
  files: readonly FeedFile[],
): string => {
  const { column, reason } = findRule(broken_rule);
  const value = broken_text.replace(invalidBytePrefix, '');
  return (
    [files[file - 1]?.name ?? '', String(row), column, value, reason]
      .map(escapeFormula)
      .map(quote)
      .join(',') + '\n'
  );
};

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
  {
    await using handle = await open(unfinished, 'w', 0o600);
    await handle.appendFile('file,row,column,value,reason\n');
    for await (const page of readPages(analytics)) {
      await handle.appendFile(page.map((reject) => formatReject(reject, files)).join(''));
    }
  }
  await rename(unfinished, path);
  return path;
};
