import { basename } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedPath } from '../formats/open-feed-file.ts';
import { openPackage } from './package-kind.ts';
import { SheetRows } from './sheet-rows.ts';
import { readWorkbookParts } from './workbook-parts.ts';
import { readElements } from './xml-elements.ts';
import { type ZipArchive, toDataError } from './zip-archive.ts';

/** An open Excel workbook. */
export interface Workbook extends AsyncDisposable {
  /** Sheets with cells, in their order. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /**
   * Reads the rows of a sheet from its first to the last with a value, in batches. A row has the texts of its stored
   * values from column A to the last one; an absent cell is '' and a blank row []. Throws FeedError.
   */
  readRows(sheet: string): AsyncGenerator<string[][]>;
  /** Number of error cells (#N/A) that have been read, as ''. */
  errorCells(): number;
}

/** Reads the parts that describe a workbook. Disposing of it closes the archive. Throws FeedError. */
export const readWorkbook = async (archive: ZipArchive): Promise<Workbook> => {
  const { sheets, ...context } = await readWorkbookParts(archive);
  let errorCells = 0;
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    async *readRows(sheet) {
      const part = sheets.find(({ name }) => name === sheet);
      if (!part) throw new FeedError('usage', `${archive.name} has no sheet "${sheet}"`);
      const rows = new SheetRows(context);
      try {
        for await (const _ of readElements(archive.read(part.entry), rows)) {
          errorCells += rows.takeErrorCells();
          const batch = rows.take();
          if (batch.length > 0) yield batch;
        }
      } catch (error) {
        throw toDataError(`${archive.name}, sheet "${sheet}", near cell ${rows.place} cannot be read`, error);
      }
    },
    errorCells: () => errorCells,
    [Symbol.asyncDispose]: () => archive[Symbol.asyncDispose](),
  };
};

/** Opens an Excel workbook (.xlsx or .xlsm). Throws FeedError if it is none, is damaged or breaks a limit. */
export const openWorkbook = async (file: FeedPath, maxBytes?: number): Promise<Workbook> => {
  await using opened = new AsyncDisposableStack();
  const found = await openPackage(file, maxBytes);
  if (found?.kind !== 'workbook') {
    await found?.archive[Symbol.asyncDispose]();
    throw new FeedError('data', `${basename(file.path)} is not an Excel workbook (.xlsx)`);
  }
  const workbook = await readWorkbook(opened.use(found.archive));
  opened.move();
  return workbook;
};
