import type { Analytics } from '../../analytics/analytics.ts';
import type { ByteStream } from '../formats/decompress.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { readDelimitedTable } from './delimited-table.ts';
import { openWorkbook } from '../workbook/workbook.ts';
import { createFindField } from './map-columns.ts';
import type { Mapping } from './mapping.ts';
import { readNdjsonTable } from './ndjson-table.ts';
import { readParquetTable } from './parquet-table.ts';
import type { TableSource } from './table-source.ts';
import { readWorkbookTable } from './workbook-table.ts';

/** Opens a table, whose bytes are `content`, and reads its header. Throws FeedError. */
export const openTable = async (
  analytics: Analytics,
  file: FeedFile,
  content: ByteStream,
  mapping: Mapping,
  resources: AsyncDisposableStack,
): Promise<TableSource> => {
  const findField = createFindField(mapping);
  if (file.format === 'parquet') return readParquetTable(analytics, file, content);
  if (file.format === 'csv') return readDelimitedTable(file, content, findField);
  if (file.format === 'ndjson') return readNdjsonTable(file, content);
  // The parts of a workbook are read by their places; the file is hashed as a whole.
  for await (const _ of content);
  return readWorkbookTable(resources.use(await openWorkbook(file)), mapping.sheet, findField);
};
