import type { Settings } from '../../analytics/analytics.ts';
import type { ByteStream } from './decompress.ts';

/** The rows of a file as input for the engine. */
export interface FeedRows {
  /** The file's columns, in file order. */
  readonly columns: readonly string[];
  readonly format: 'CSV' | 'JSONEachRow' | 'Parquet';
  /** Engine type of a text column. */
  readonly textType: 'String' | 'Nullable(String)';
  readonly settings: Settings;
  /** Extra settings for reading the file from disk; absent if the engine cannot read it from disk. */
  readonly fileSettings?: Settings;
  /** The rows in `format`. Throws FeedError where the structure of the file is invalid. */
  readonly body: ByteStream;
  /** Number of rows; complete when the body has been read to its end. */
  count(): number;
}
