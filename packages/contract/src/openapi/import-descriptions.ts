import type { FieldDescription } from './field-description.ts';

/** Descriptions of imports. */
export const importDescriptions = {
  imports: { description: 'The person’s imports, the oldest first.' },
  maxBytes: { description: 'Maximum total size of the files of one import, bytes.' },
  files: { description: 'The files, at most 20.' },
  size: { description: 'Size of the file, bytes.' },
  receivedBytes: { description: 'How many bytes of the file have arrived; the next part begins here.' },
  progress: { description: 'How far the running step is; null while none runs.' },
  step: { description: 'What is done.' },
  done: { description: 'How much of the step is done, in its own unit.' },
  total: { description: 'How much the step has in all, in its own unit.' },
  readings: { description: 'How each file was read that is not in the feed’s own form.' },
  problems: { description: 'What stands in the way, of all files at once; empty if nothing does.' },
  report: { description: 'What would be loaded, or was; null before the check has ended.' },
  file: { description: 'Name of the file; null if it is about all of them.' },
  header: { description: 'Header of the column, as it is in the file.' },
  field: { description: 'Name of the feed’s column.' },
  reason: { description: 'Why, in English: it follows the name of the column.' },
  rowsCount: { description: 'How many rows.' },
  row: {
    description:
      'Number of the first such row: in a table as the file counts it, with its header and blank rows; in a feed of its own form from 1 after the header.',
  },
  replaced: { description: 'The published week that this one replaces; null if there is none.' },
  goneSellersCount: { description: 'Sellers of the published week that the files do not have.' },
  goneProductsCount: { description: 'Products of the published week that the files do not have.' },
  readCount: { rule: 'Rows read: loadedCount + rejectedCount + duplicatesCount.' },
  loadedCount: { description: 'Rows that are loaded.' },
  rejectedCount: { description: 'Rows that break a rule and are not loaded.' },
  duplicatesCount: { description: 'Rows that repeat another one, and are counted once.' },
  rejects: { description: 'Reasons for which rows are not loaded, most rows first.' },
  warnings: { description: 'Probable mistakes; they are loaded all the same.' },
  newSellersCount: { description: 'Sellers that get an id.' },
  newProductsCount: { description: 'Products that get an id.' },
  newBrandsCount: { description: 'Brands that get an id.' },
  newCategoriesCount: { description: 'Categories of the three levels that get an id.' },
  comparison: {
    description:
      'The newest published week before the latest of the files; null if there is none, or where the servers of a cluster cannot compare.',
  },
  removesDemo: { description: 'Whether the demonstration weeks go when this is published.' },
  format: { description: 'Format of the file, found by its content.' },
  encoding: { description: 'Encoding of the text; null if the format has its own.' },
  separator: { description: 'What separates the fields; null if the format has its own.' },
  sheet: { description: 'Name of the sheet of a workbook.' },
  headerRow: { description: 'Number of the row with the header, from 1; null if the format has none.' },
  errorCellsCount: { description: 'Cells with an error such as #N/A, read as blank.' },
  blankRowsCount: { description: 'Blank rows, left out.' },
  hasTotal: { description: 'Whether the last row, a total, was left out.' },
  dayRowsCount: { description: 'Rows of single days, summed into weeks; 0 if the rows are of weeks.' },
  partialWeeks: { description: 'Weeks of which days are missing.' },
  columns: { description: 'The columns that are read.' },
  reading: { description: 'How its values are read; null if it is left out.' },
  blanksCount: { description: 'Rows without a value.' },
  given: { description: 'As it is in the file.' },
  read: { description: 'As it was read.' },
  samples: { description: 'Values of the first rows.' },
  notes: { description: 'What a person should know of the file.' },
  example: { description: 'One of those counted.' },
  csv: {
    description:
      'Header and rows, separated by semicolons: file, row, column, value, reason; at most the first 100 000.',
  },
  fileIndex: { description: 'Place of the file in `files`, from 0.' },
  offset: { description: 'Where the part begins in the file, bytes.' },
  bytes: { description: 'The bytes, at most 1 MiB, in Base64.' },
  mapping: { description: 'How the files are read; what is absent is decided by their content.' },
  constants: { description: 'The same text in every row.' },
  ignore: { description: 'Headers of columns that are left out.' },
  ignoresUnknown: { description: 'Leaves out every column that is unknown.' },
  partial: { description: 'Also loads weeks of which days are missing.' },
  future: { description: 'Also loads weeks that have not ended.' },
  decimal: { description: 'Decimal sign of all numbers.' },
  week: { description: 'The week of all rows, `2026-W46`.' },
  replace: { description: 'Whether published weeks may be replaced.' },
  acceptsRejects: { description: 'Whether more than 0.1 % of the rows may be left out.' },
} satisfies Readonly<Record<string, FieldDescription>>;

const kind = { description: 'What it is about.' };
const message = { description: 'An English sentence that says what it is and what to do.' };
const offersCount = { description: 'How many offers.' };
const id = { description: 'Id of the import.' };
const name = { description: 'Name of the file, without folders and control characters.' };

/** Overrides for fields with a narrower meaning in one schema. */
export const importOverrides: Readonly<Record<string, FieldDescription>> = {
  'Import.id': id,
  'Import.state': {
    description:
      'receiving its files; waiting for another import; checking; refused (`problems` says why) or checked; publishing; published.',
  },
  'Import.createdAt': { description: 'When it was begun, ISO 8601 in UTC.' },
  'ImportParams.id': id,
  'FilePartBody.id': id,
  'CheckImportBody.id': id,
  'PublishImportBody.id': id,
  'ImportFile.name': name,
  'NewImportFile.name': name,
  'ImportProblem.kind': kind,
  'ImportProblem.field': {
    description: 'Name of the feed’s column; of an unknown one the nearest, null if none is near.',
  },
  'ImportProblem.message': message,
  'ImportWarning.kind': kind,
  'ImportWarning.message': message,
  'ImportWarning.count': { description: 'How many articles, titles or rows.' },
  'ImportNote.kind': kind,
  'ImportNote.message': message,
  'ImportNote.count': { description: 'How many texts, rows or categories.' },
  'ImportReject.value': { description: 'Start of its value.' },
  'ImportReport.weeks': { description: 'The weeks of the files, earliest first.' },
  'ImportWeek.offersCount': offersCount,
  'ImportComparison.offersCount': offersCount,
  'ReplacedWeek.offersCount': offersCount,
  'ReplacedWeek.comparison': {
    description: 'What it has, and what of it is gone; null where the servers of a cluster cannot compare.',
  },
  'ReplacedWeek.publishedAt': { description: 'When it was published, ISO 8601 in UTC.' },
  'ImportPartialWeek.daysCount': { description: 'How many days of the week the file has.' },
  'MappedConstant.value': { description: 'The value.' },
  'ImportMapping.year': { description: 'The year of weeks that are written without one.' },
};
