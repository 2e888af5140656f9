import { readDelimitedTable } from '../intake/delimited-table.ts';
import { readNdjsonTable } from '../intake/ndjson-table.ts';
import { createFindField } from '../intake/map-columns.ts';
import type { Mapping } from '../intake/mapping.ts';
import { readCsvRows } from './csv-rows.ts';
import type { ByteStream } from './decompress.ts';
import type { FeedFile } from './feed-file.ts';
import { openFileSource } from './file-source.ts';
import { readNdjsonRows } from './ndjson-rows.ts';

const readRows = async (file: FeedFile, content: ByteStream, mapping: Mapping | undefined) => {
  if (mapping === undefined)
    return file.format === 'csv' ? readCsvRows(file.name, content) : readNdjsonRows(file.name, content);
  return file.format === 'csv'
    ? readDelimitedTable(file, content, createFindField(mapping))
    : readNdjsonTable(file, content);
};

/**
 * Decompresses a compressed file and checks its structure without the engine. Runs without the ingest lock, so that a
 * file that decompresses slowly or to a great size delays no other ingest. Throws FeedError.
 */
export const checkPackedFile = async (file: FeedFile, mapping: Mapping | undefined): Promise<void> => {
  if (file.compression === undefined) return;
  await using source = openFileSource(file);
  const { body } = await readRows(file, source.content, mapping);
  for await (const _ of body);
};
