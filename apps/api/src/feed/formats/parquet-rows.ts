import type { Analytics } from '../../analytics/analytics.ts';
import type { ByteStream } from './decompress.ts';
import type { FeedFile } from './feed-file.ts';
import { checkColumns } from './check-columns.ts';
import { readParquetFooter } from './parquet-footer.ts';
import type { FeedRows } from './feed-rows.ts';

/** Reads rows in file order, as rowNumberInAllBlocks() requires. */
export const parquetSettings = {
  input_format_parquet_preserve_order: 1,
  input_format_parquet_case_insensitive_column_matching: 0,
  input_format_null_as_default: 1,
  max_parsing_threads: 1,
} as const;

/** Reads a Parquet file. Texts are Nullable: a NULL read as String would be the type's default. */
export const readParquetRows = async (
  analytics: Analytics,
  file: FeedFile,
  content: ByteStream,
): Promise<FeedRows> => {
  const { rows, columns } = await readParquetFooter(analytics, file);
  checkColumns(file.name, columns);
  return {
    columns,
    format: 'Parquet',
    textType: 'Nullable(String)',
    settings: parquetSettings,
    fileSettings: { input_format_parquet_preserve_order: 0 },
    body: content,
    count: () => rows,
  };
};
