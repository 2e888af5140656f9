import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import type { Analytics } from '../../analytics/analytics.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from './feed-file.ts';
import { openFeedFile } from './open-feed-file.ts';
import { readRows } from '../../analytics/read-rows.ts';

const magic = Buffer.from('PAR1');

/** Maximum size of a footer, bytes. A footer of 100 000 row groups is smaller. */
const MAX_FOOTER_BYTES = 256 * 1024 * 1024;

const createDamagedError = (name: string, cause?: unknown) =>
  new FeedError('data', `${name} is cut or damaged, or is not a Parquet file`, { cause });

/** Returns the footer of the file as a Parquet file of its own. */
const readFooter = async (file: FeedFile): Promise<Buffer> => {
  const { name } = file;
  await using handle = await openFeedFile(file);
  const { size } = await handle.stat();
  if (size === 0) throw new FeedError('data', `${name} is empty`);
  if (size < 12) throw createDamagedError(name);
  const end = await handle.read(Buffer.alloc(8), 0, 8, size - 8);
  const length = end.buffer.readUInt32LE(0);
  if (!end.buffer.subarray(4).equals(magic) || length > Math.min(size - 12, MAX_FOOTER_BYTES))
    throw createDamagedError(name);
  const { buffer } = await handle.read(Buffer.alloc(length + 8), 0, length + 8, size - 8 - length);
  return Buffer.concat([magic, buffer]);
};

/** Maximum number of rows of a file. */
const MAX_ROWS = 2 ** 32;

/** Maximum uncompressed size, bytes: of a file, and of an average row beyond that. A typical row has about 360. */
const MAX_FREE_BYTES = 4 * 1024 ** 2;
const MAX_ROW_BYTES = 16 * 1024;

const metadata = `INSERT INTO feed_metadata
  SELECT num_rows, columns.path, total_uncompressed_size FROM input('num_rows UInt64, total_uncompressed_size UInt64,
  columns Array(Tuple(name String, path String, max_definition_level UInt64, max_repetition_level UInt64,
    physical_type String, logical_type String, compression String, total_uncompressed_size UInt64,
    total_compressed_size UInt64, space_saved String, encodings Array(String)))') FORMAT ParquetMetadata`;

/** Footer of a Parquet file. */
const parquetFooter = z.object({
  rows: z.number(),
  /** Paths of the columns. The path of a nested column is not the name of a feed column. */
  columns: z.array(z.string()),
  /** Uncompressed size of the rows. */
  bytes: z.number(),
});
type ParquetFooter = z.output<typeof parquetFooter>;

/** Returns true for the engine's error about an invalid footer. */
const isInvalidFooter = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'STD_EXCEPTION';

/** Throws FeedError if there are too many rows (a negative number is huge here) or the rows are too large. */
const checkSizes = (name: string, { rows, bytes }: ParquetFooter): void => {
  if (rows > MAX_ROWS) throw createDamagedError(name);
  if (bytes <= MAX_FREE_BYTES + rows * MAX_ROW_BYTES) return;
  throw new FeedError(
    'data',
    `${name} has ${rows} rows of ${bytes} bytes uncompressed, more than ${MAX_ROW_BYTES / 1024} KB a row; the file is refused and nothing is published`,
  );
};

/** Reads row count and columns from the footer. Throws FeedError if the footer is damaged or its sizes are too large. */
export const readParquetFooter = async (
  analytics: Analytics,
  file: FeedFile,
): Promise<Pick<ParquetFooter, 'rows' | 'columns'>> => {
  const footer = await readFooter(file);
  await analytics.command('TRUNCATE TABLE feed_metadata');
  await analytics.insert(metadata, Readable.from([footer])).catch((error: unknown) => {
    throw isInvalidFooter(error) ? createDamagedError(file.name, error) : error;
  });
  const [found] = await readRows(analytics, parquetFooter, 'SELECT * FROM feed_metadata');
  if (!found) throw new FeedError('data', `${file.name} has no description`);
  checkSizes(file.name, found);
  return found;
};
