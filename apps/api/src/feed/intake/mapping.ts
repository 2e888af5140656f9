import type { ImportReading } from '@vitrina/contract';
import { isCalendarWeek, parseWeek } from '@vitrina/contract/iso-week';

/** How the columns of a table are read, as a person wrote or saved it. */
export interface Mapping {
  /** Header of the column by feed column. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The same text in every row, by feed column. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Decimal sign of all numbers; decided for each column if absent. */
  readonly decimal?: 'comma' | 'point' | undefined;
  /** The week of all rows, like 2026-W46. */
  readonly week?: string | undefined;
  /** The year of weeks that are written without one. */
  readonly year?: number | undefined;
  /** Name of the sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** Headers of columns that are left out. */
  readonly ignore?: readonly string[];
}

/** How tables are read. */
export interface IntakeOptions {
  readonly mapping: Mapping;
  /** Leaves out columns that are unknown. */
  readonly ignoresUnknown?: boolean;
  /** Also loads weeks of which the file lacks days. */
  readonly partial?: boolean;
  /** Receives how each table was read, also of one that is then refused. */
  readonly onReading?: (reading: ImportReading) => void;
}

/** Whether a text is a week of the calendar, such as 2026-W46. */
export const isWeekName = (text: string): boolean =>
  /^\d{4}-W\d{2}$/.test(text) && isCalendarWeek(parseWeek(text));
