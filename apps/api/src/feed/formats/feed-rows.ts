import type { Settings } from '../../analytics/analytics.ts';
import type { ByteStream } from './decompress.ts';
import type { ValueKind } from '../rules/column-rules.ts';

/** What a file says of the values of a column. */
export interface ColumnType {
  readonly kind: ValueKind;
  readonly type: string;
}

/** The rows of a file in a form that the engine reads as text columns. */
export interface FeedRows {
  /** The columns that the file has, in its order. */
  readonly columns: readonly string[];
  readonly format: 'CSV' | 'JSONEachRow' | 'Parquet';
  /** How the engine is to take a value: as text, or as text that may be NULL. */
  readonly textType: 'String' | 'Nullable(String)';
  /** The columns whose values the file has by kind, with the engine's type of them; left out where all are texts. */
  readonly columnTypes?: ReadonlyMap<string, ColumnType>;
  readonly settings: Settings;
  /** What else to set where the engine reads the file as it lies on the disk; left out where it cannot. */
  readonly fileSettings?: Settings;
  /** The rows; ends in FeedFailure where the structure of the file breaks. */
  readonly body: ByteStream;
  /** Rows so far, or all of them once the body has been read to its end. */
  count(): number;
}
