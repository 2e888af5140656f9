import { FeedError } from '../../command/feed-error.ts';
import { trimWhiteSpace } from '../rules/white-space.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { findHeader, MAX_HEADER_RECORDS } from './header.ts';
import type { FindField } from './map-columns.ts';
import { createCsvInput, formatCsvRow, plainLayout, type TableSource } from './table-source.ts';

/** Reads the first rows of a sheet, those that may be its header. */
const readFirstRows = async (workbook: Workbook, sheet: string): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const batch of workbook.readRows(sheet)) {
    rows.push(...batch.slice(0, MAX_HEADER_RECORDS));
    if (rows.length >= MAX_HEADER_RECORDS) break;
  }
  return rows.slice(0, MAX_HEADER_RECORDS).map((row) => row.map(trimWhiteSpace));
};

interface FoundSheet {
  readonly name: string;
  /** Index of the header's row. */
  readonly index: number;
  readonly known: number;
  readonly headers: readonly string[];
}

/** Finds the sheet whose header has the most known names, or the header of the sheet that a person named. */
const findSheet = async (
  workbook: Workbook,
  named: string | undefined,
  findField: FindField,
): Promise<FoundSheet> => {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const found: FoundSheet[] = [];
  for (const name of named === undefined ? visible : [named]) {
    const rows = await readFirstRows(workbook, name);
    const { index, known } = findHeader(rows, findField);
    found.push({ name, index, known, headers: rows[index] ?? [] });
  }
  const [best] = found.toSorted((one, other) => other.known - one.known);
  if (!best) throw new FeedError('data', 'The workbook has no visible sheet; name one with --sheet');
  return best;
};

/** Reads a sheet of a workbook. */
export const readWorkbookTable = async (
  workbook: Workbook,
  named: string | undefined,
  findField: FindField,
): Promise<TableSource> => {
  const { name, index, headers } = await findSheet(workbook, named, findField);
  const errorsBefore = workbook.errorCells();
  let count = 0;
  async function* body(): AsyncGenerator<Buffer> {
    let skipped = 0;
    for await (const batch of workbook.readRows(name)) {
      const rows = batch.slice(Math.max(index + 1 - skipped, 0));
      skipped += batch.length;
      count += rows.length;
      const lines = rows.map((row) => formatCsvRow(headers.map((_, column) => row[column] ?? '')));
      yield Buffer.from(lines.join(''));
    }
  }
  return {
    headers,
    layout: () => ({
      ...plainLayout,
      format: 'xlsx',
      sheet: name,
      headerRow: index + 1,
      errorCellsCount: workbook.errorCells() - errorsBefore,
    }),
    body: body(),
    count: () => count,
    input: createCsvInput(headers, ','),
  };
};
