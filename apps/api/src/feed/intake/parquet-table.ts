import type { Analytics } from '../../analytics/analytics.ts';
import type { ByteStream } from '../formats/decompress.ts';
import type { FeedFile } from '../formats/feed-file.ts';
import { readParquetFooter } from '../formats/parquet-footer.ts';
import { parquetSettings } from '../formats/parquet-rows.ts';
import { trimWhiteSpace } from '../rules/white-space.ts';
import { plainLayout, type TableSource } from './table-source.ts';

/** Quotes a column's name in SQL. */
const quoteName = (name: string): string => `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;

/** Reads the columns of a Parquet file. */
export const readParquetTable = async (
  analytics: Analytics,
  file: FeedFile,
  content: ByteStream,
): Promise<TableSource> => {
  const { rows, columns } = await readParquetFooter(analytics, file);
  return {
    headers: columns.map(trimWhiteSpace),
    layout: () => ({ ...plainLayout, format: 'parquet' }),
    body: content,
    count: () => rows,
    input: {
      format: 'Parquet',
      columns: columns.map(quoteName),
      textType: 'Nullable(String)',
      settings: parquetSettings,
    },
  };
};
