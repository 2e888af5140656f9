import type { ImportReading } from '@vitrina/contract';
import type { Settings } from '../../analytics/analytics.ts';
import { csvSettings } from '../formats/csv-rows.ts';
import type { ByteStream } from '../formats/decompress.ts';

/** What was decided about a file; null where its format leaves nothing to decide. */
export type TableLayout = Pick<
  ImportReading,
  'format' | 'encoding' | 'separator' | 'sheet' | 'headerRow' | 'errorCellsCount'
>;

/** The layout of a file of which nothing is to decide. */
export const plainLayout = {
  encoding: null,
  separator: null,
  sheet: null,
  headerRow: null,
  errorCellsCount: 0,
} as const;

/** A table of texts, whatever file it comes from. */
export interface TableSource {
  /** Headers, trimmed; the nameless ones are ''. */
  readonly headers: readonly string[];
  /** What was decided about the file; complete when the body has been read to its end. */
  readonly layout: () => TableLayout;
  /** The rows after the header as input for the engine. Throws FeedError where the structure is invalid. */
  readonly body: ByteStream;
  /** Number of rows, blank ones too; complete when the body has been read to its end. */
  readonly count: () => number;
  /** How the engine reads `body`: its format, the name and type of each column, and settings. */
  readonly input: {
    readonly format: 'CSV' | 'Parquet';
    readonly columns: readonly string[];
    readonly textType: 'String' | 'Nullable(String)';
    readonly settings: Settings;
    /** Extra settings with which the engine reads the file from disk; absent if it cannot. */
    readonly fileSettings?: Settings;
  };
}

/** Returns how the engine reads a table as CSV without a header. */
export const createCsvInput = (headers: readonly string[], separator: string): TableSource['input'] => ({
  format: 'CSV',
  columns: headers.map((_, index) => `c${index}`),
  textType: 'String',
  settings: {
    ...csvSettings,
    format_csv_delimiter: separator,
    // A line without a separator is a blank row. The number of fields of the others is checked here.
    input_format_csv_allow_variable_number_of_columns: 1,
  },
});

/** Formats a row as a line of CSV. */
export const formatCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`)).join(',')}\n`;
