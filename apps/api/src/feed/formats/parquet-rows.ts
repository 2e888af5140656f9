import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Analytics } from '../../analytics/analytics.ts';
import type { ByteStream } from './decompress.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from './feed-file.ts';
import { checkColumns } from './check-columns.ts';
import type { FeedRows, ColumnType } from './feed-rows.ts';

/** Rows in the order of the file, as rowNumberInAllBlocks counts them; no value becomes another type on the way. */
const settings = {
  input_format_parquet_preserve_order: 1,
  input_format_parquet_case_insensitive_column_matching: 0,
  input_format_null_as_default: 1,
  max_parsing_threads: 1,
} as const;

const magic = Buffer.from('PAR1');

/** The longest description that is read, in bytes: that of a hundred thousand row groups is shorter. */
const longestFooter = 256 * 1024 * 1024;

const damaged = (name: string, cause?: unknown) =>
  new FeedError('data', `${name} is cut or damaged, or is not a Parquet file`, { cause });

/** The description at the end of the file, as a Parquet file that has nothing else. */
const readFooter = async ({ path, name }: FeedFile): Promise<Buffer> => {
  await using handle = await open(path);
  const { size } = await handle.stat();
  if (size === 0) throw new FeedError('data', `${name} is empty`);
  if (size < 12) throw damaged(name);
  const end = await handle.read(Buffer.alloc(8), 0, 8, size - 8);
  const length = end.buffer.readUInt32LE(0);
  if (!end.buffer.subarray(4).equals(magic) || length > Math.min(size - 12, longestFooter))
    throw damaged(name);
  const { buffer } = await handle.read(Buffer.alloc(length + 8), 0, length + 8, size - 8 - length);
  return Buffer.concat([magic, buffer]);
};

const metadata = `INSERT INTO feed_metadata
  SELECT num_rows, columns.path, arrayMap(c -> concat(c.5, ' ', c.6), columns) FROM input('num_rows UInt64,
  columns Array(Tuple(name String, path String, max_definition_level UInt64, max_repetition_level UInt64,
    physical_type String, logical_type String, compression String, total_uncompressed_size UInt64,
    total_compressed_size UInt64, space_saved String, encodings Array(String)))') FORMAT ParquetMetadata`;

/** What the values of a column are, by its physical and its logical type; all others are read as texts. */
const kinds: readonly (readonly [RegExp, ColumnType])[] = [
  [/^INT(32|64) (None|Int\(.*isSigned=true\))$/, { kind: 'whole', type: 'Int64' }],
  [/^INT(32|64) Int\(.*isSigned=false\)$/, { kind: 'whole', type: 'UInt64' }],
  [/ Decimal\(precision=(\d|1[0-8]), scale=2\)$/, { kind: 'decimal', type: 'Decimal(18, 2)' }],
  [/^DOUBLE None$/, { kind: 'float', type: 'Float64' }],
  [/^INT32 Date$/, { kind: 'day', type: 'Date32' }],
];

const valuesOf = (columns: readonly string[], types: readonly string[]): Map<string, ColumnType> =>
  new Map(
    columns.flatMap((name, place) => {
      const found = kinds.find(([type]) => type.test(types[place] ?? ''));
      return found ? [[name, found[1]] as const] : [];
    }),
  );

/** How the engine calls what its reader of Parquet says of a description that makes no sense. */
const isSenseless = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'STD_EXCEPTION';

/** Rows and columns of a Parquet file, by its own description; a column of lists counts as another name. */
const describe = async (analytics: Analytics, file: FeedFile) => {
  const footer = await readFooter(file);
  await analytics.command('TRUNCATE TABLE feed_metadata');
  await analytics.insert(metadata, Readable.from([footer])).catch((error: unknown) => {
    throw isSenseless(error) ? damaged(file.name, error) : error;
  });
  const [found] = await analytics.rows<{ rows: number; columns: string[]; types: string[] }>(
    'SELECT * FROM feed_metadata',
  );
  if (!found) throw new FeedError('data', `${file.name} has no description`);
  return found;
};

/** The rows of a Parquet file. A NULL has to stay one: as text it would be its type's 0. */
export const readParquetRows = async (
  analytics: Analytics,
  file: FeedFile,
  content: ByteStream,
): Promise<FeedRows> => {
  const { rows, columns, types } = await describe(analytics, file);
  checkColumns(file.name, columns);
  return {
    columns,
    format: 'Parquet',
    textType: 'Nullable(String)',
    columnTypes: valuesOf(columns, types),
    settings,
    fileSettings: { input_format_parquet_preserve_order: 0 },
    body: content,
    count: () => rows,
  };
};
