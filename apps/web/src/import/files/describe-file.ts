import type { ImportReading } from '@vitrina/contract';
import { formatCount } from '@vitrina/ui/format/plural';
import { formatInteger } from '@vitrina/ui/format/numbers';
import * as texts from '#texts/import/files';

/** Describes how a file was opened: sheet, separator and encoding, and how many rows it has. */
export const describeFile = ({ sheet, separator, encoding, rowsCount }: ImportReading): string[] => [
  ...(sheet === null ? [] : [texts.sheet(sheet)]),
  ...(separator === null ? [] : [texts.separator(separator)]),
  ...(encoding === null ? [] : [encoding.replace(/^utf/, 'UTF').replace(/^w/, 'W')]),
  formatCount(rowsCount, texts.row),
];

/** Describes what of a file is not read as it is: where the header is, and rows and cells that are left out. */
export const describeLeftOut = (reading: ImportReading): string[] => [
  ...(reading.headerRow !== null && reading.headerRow > 1
    ? [texts.headerRow(formatInteger(reading.headerRow))]
    : []),
  ...(reading.blankRowsCount > 0 ? [texts.blankRows(formatCount(reading.blankRowsCount, texts.row))] : []),
  ...(reading.hasTotal ? [texts.total] : []),
  ...(reading.errorCellsCount > 0 ? [texts.errorCells(formatInteger(reading.errorCellsCount))] : []),
  ...(reading.dayRowsCount > 0 ? [texts.dayRows(formatCount(reading.dayRowsCount, texts.row))] : []),
];
