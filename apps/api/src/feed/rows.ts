import type { Settings } from '../analytics/analytics.ts';
import type { Bytes } from './decompress.ts';
import type { Kind } from './rules.ts';

/** What a file says of the values of a column. */
export interface Value {
  readonly kind: Kind;
  readonly type: string;
}

/** The rows of a file in a form that the engine reads as text columns. */
export interface Rows {
  /** The columns that the file has, in its order. */
  readonly columns: readonly string[];
  readonly format: 'CSV' | 'JSONEachRow' | 'Parquet';
  /** How the engine is to take a value: as text, or as text that may be NULL. */
  readonly cell: 'String' | 'Nullable(String)';
  /** The columns whose values the file has by kind, with the engine's type of them; left out where all are texts. */
  readonly values?: ReadonlyMap<string, Value>;
  readonly settings: Settings;
  /** What else to set where the engine reads the file as it lies on the disk; left out where it cannot. */
  readonly asItLies?: Settings;
  /** The rows; ends in FeedFailure where the structure of the file breaks. */
  readonly body: Bytes;
  /** Rows so far, or all of them once the body has been read to its end. */
  count(): number;
}
