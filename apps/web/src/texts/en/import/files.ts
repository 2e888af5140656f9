import { createPlural } from '@vitrina/ui/format/noun';

export const byteUnits = ['B', 'KB', 'MB', 'GB'];
export const file = createPlural('file', 'files');
export const row = createPlural('row', 'rows');
export const filesWithRows = (files: string, rows: string) => `${files}, ${rows}`;

export const files = 'Files to load';
export const dropHere = 'Drop tables here as they are';
export const formats = 'Excel, CSV, NDJSON, Parquet, archives. We name the columns and read the numbers.';
export const choose = 'Choose files';
export const chosen = 'Chosen files';
export const hints = [
  {
    title: 'What a file needs',
    text: 'A row is a seller’s offer of a product: week, seller, article or link of the product, its name, category, price, sales.',
  },
  {
    title: 'What you need not prepare',
    text: 'We give sellers, brands and products their ids. Spaces, ₸ and “pcs” in numbers are fine.',
  },
  {
    title: 'When others see it',
    text: 'After “Publish”. Until then the week stays as it is for everyone.',
  },
];

export const notTaken = 'The files were not taken';
export const emptyFile = (name: string) => `“${name}” is empty: choose another file.`;
export const tooManyFiles = (count: number) => `Up to ${count} files can be loaded at a time.`;
export const tooLarge = (size: string) => `Together the files are over ${size}: load them in parts.`;

export const lost = 'The import is lost';
export const lostWhy =
  'The server was restarted, or the import was begun again in another tab. Choose the files again.';
export const interrupted = (part: string) =>
  `The upload stopped at ${part}. Choose the same files and it goes on from there; others begin a new one.`;

export const received = 'uploaded';
export const read = 'read';
export const ownForm = 'in the feed’s own format';
export const notRead = 'not read: remove or replace it';
export const noTable = 'not a table: remove or replace it';
export const remove = (name: string) => `Remove the file ${name}`;

export const sheet = (name: string) => `sheet “${name}”`;
export const separator = (sign: string) => `separator “${sign === '\t' ? 'Tab' : sign}”`;
export const headerRow = (row: string) => `header in row ${row}`;
export const blankRows = (rows: string) => `${rows} blank, left out`;
export const total = 'the total left out';
export const errorCells = (count: string) => `cells with an error: ${count}`;
export const dayRows = (rows: string) => `${rows} of days, summed into weeks`;

export const reading = 'Reading the files';
export const sending = (part: string) => `Uploading: ${part}`;
export const broken = (part: string) =>
  `The server cannot be reached, ${part} uploaded: it goes on by itself once it can`;
export const paused = (part: string) => `Paused at ${part}`;
export const cancel = 'Cancel';
export const pause = 'Pause';
export const goOn = 'Go on';
export const toColumns = 'Next: columns';
