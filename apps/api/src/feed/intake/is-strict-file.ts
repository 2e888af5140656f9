import type { Analytics } from '../../analytics/analytics.ts';
import { exitCodes, FeedError } from '../../command/feed-error.ts';
import { checkColumns } from '../formats/check-columns.ts';
import { readCsvRows } from '../formats/csv-rows.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { openFileSource } from '../formats/file-source.ts';
import { readParquetFooter } from '../formats/parquet-footer.ts';
import { readNdjsonTable } from './ndjson-table.ts';

/** Checks that the header of a file has the feed's own names. */
const checkHeader = async (analytics: Analytics, file: FeedFile): Promise<void> => {
  if (file.format === 'parquet')
    return checkColumns(file.name, (await readParquetFooter(analytics, file)).columns);
  await using source = openFileSource(file);
  if (file.format === 'csv') await readCsvRows(file.name, source.content);
  else checkColumns(file.name, (await readNdjsonTable(file, source.content)).headers);
};

/** Whether the columns of a file are those of the feed by name; texts are then separated by commas. */
export const isStrictFile = async (analytics: Analytics, file: FeedFile): Promise<boolean> => {
  if (file.format === 'xlsx') return false;
  try {
    await checkHeader(analytics, file);
    return true;
  } catch (error) {
    if (error instanceof FeedError && error.exitCode === exitCodes.data) return false;
    throw error;
  }
};
