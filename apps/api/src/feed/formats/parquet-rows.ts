import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Analytics } from '../../analytics/analytics.ts';
import type { ByteStream } from './decompress.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from './feed-file.ts';
import { checkColumns } from './check-columns.ts';
import type { FeedRows } from './feed-rows.ts';

/** Reads rows in file order, as rowNumberInAllBlocks() requires. */
const settings = {
  input_format_parquet_preserve_order: 1,
  input_format_parquet_case_insensitive_column_matching: 0,
  input_format_null_as_default: 1,
  max_parsing_threads: 1,
} as const;

const magic = Buffer.from('PAR1');

/** Maximum size of a footer; 100 000 row groups need less. */
const MAX_FOOTER_BYTES = 256 * 1024 * 1024;

const damagedError = (name: string, cause?: unknown) =>
  new FeedError('data', `${name} is cut or damaged, or is not a Parquet file`, { cause });

/** Returns the footer of the file as a Parquet file of its own. */
const readFooter = async ({ path, name }: FeedFile): Promise<Buffer> => {
  await using handle = await open(path);
  const { size } = await handle.stat();
  if (size === 0) throw new FeedError('data', `${name} is empty`);
  if (size < 12) throw damagedError(name);
  const end = await handle.read(Buffer.alloc(8), 0, 8, size - 8);
  const length = end.buffer.readUInt32LE(0);
  if (!end.buffer.subarray(4).equals(magic) || length > Math.min(size - 12, MAX_FOOTER_BYTES))
    throw damagedError(name);
  const { buffer } = await handle.read(Buffer.alloc(length + 8), 0, length + 8, size - 8 - length);
  return Buffer.concat([magic, buffer]);
};

const metadata = `INSERT INTO feed_metadata
  SELECT num_rows, columns.path FROM input('num_rows UInt64,
  columns Array(Tuple(name String, path String, max_definition_level UInt64, max_repetition_level UInt64,
    physical_type String, logical_type String, compression String, total_uncompressed_size UInt64,
    total_compressed_size UInt64, space_saved String, encodings Array(String)))') FORMAT ParquetMetadata`;

/** Returns true for the engine's error about an invalid footer. */
const isInvalidFooter = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'STD_EXCEPTION';

/** Reads row count and columns from the footer; the path of a nested column is an unknown name. */
const readMetadata = async (analytics: Analytics, file: FeedFile) => {
  const footer = await readFooter(file);
  await analytics.command('TRUNCATE TABLE feed_metadata');
  await analytics.insert(metadata, Readable.from([footer])).catch((error: unknown) => {
    throw isInvalidFooter(error) ? damagedError(file.name, error) : error;
  });
  const [found] = await analytics.rows<{ rows: number; columns: string[] }>('SELECT * FROM feed_metadata');
  if (!found) throw new FeedError('data', `${file.name} has no description`);
  return found;
};

/** Reads a Parquet file. Texts are Nullable: a NULL read as String would be the type's default. */
export const readParquetRows = async (
  analytics: Analytics,
  file: FeedFile,
  content: ByteStream,
): Promise<FeedRows> => {
  const { rows, columns } = await readMetadata(analytics, file);
  checkColumns(file.name, columns);
  return {
    columns,
    format: 'Parquet',
    textType: 'Nullable(String)',
    settings,
    fileSettings: { input_format_parquet_preserve_order: 0 },
    body: content,
    count: () => rows,
  };
};
