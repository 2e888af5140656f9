import { readCsvRows } from './csv-rows.ts';
import type { FeedFile } from './feed-file.ts';
import { openFileSource } from './file-source.ts';
import { readNdjsonRows } from './ndjson-rows.ts';

/**
 * Decompresses a compressed file and checks its structure without the engine. Runs without the ingest lock, so that a
 * file that decompresses slowly or to a great size delays no other ingest. Throws FeedError.
 */
export const checkPackedFile = async (file: FeedFile): Promise<void> => {
  if (file.compression === undefined) return;
  const { content } = openFileSource(file);
  try {
    const rows =
      file.format === 'csv' ? await readCsvRows(file.name, content) : readNdjsonRows(file.name, content);
    for await (const _ of rows.body);
  } finally {
    await content.return(undefined);
  }
};
