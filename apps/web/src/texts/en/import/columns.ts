import { createPlural } from '@vitrina/ui/format/noun';

export const column = createPlural('column', 'columns');
export const summary = (known: string, leftOut: number | undefined, undecided: number | undefined) =>
  [
    `${known} known`,
    ...(leftOut === undefined ? [] : [`${leftOut} left out`]),
    ...(undecided === undefined ? [] : [`${undecided} to decide`]),
  ].join(', ');
export const kept = 'Columns as last time.';
export const readAnew = 'Read them anew';

export const inFile = 'Column in the file';
export const is = 'What it is';
export const samples = 'Samples: in the file → as read';
export const filled = 'Filled';
export const fieldOf = (header: string) => `What is in the column “${header}”`;
export const choose = 'Choose what it is';
export const nearest = (field: string) => `like “${field}”`;
export const leaveOut = 'Leave out';
export const unchanged = 'unchanged';
export const showMore = (columns: string) => `Show ${columns} more`;
export const ownForm = (file: string) => `${file}: in the feed’s own format, its columns need no names.`;
export const readings = {
  text: 'text',
  week: 'week',
  day: 'day',
  category: 'category by levels',
  number: 'number',
  'decimal-comma': 'number with a comma',
  'decimal-point': 'number with a point',
  'decimal-each': 'number with a comma or a point',
};

export const noticed = 'Worth knowing';
export const notes = {
  'unread-week': (_count: string, example: string) =>
    `The week “${example}” cannot be read: such rows are not loaded`,
  'lost-letters': (count: string, example: string) =>
    `Titles with “?” in place of letters: ${count}, such as “${example}”. Save the file as UTF-8 or .xlsx`,
  'known-levels': (count: string) =>
    `Categories without all levels: ${count}. Completed from the newest week`,
  'level-below': (count: string) =>
    `Categories whose levels are unknown: ${count}. The level below stands in`,
};

export const partialWeek = (week: string, days: number) => `${week}: ${days} of 7 days in the file`;

export const weFill = 'We fill in';
export const filledIn = {
  ids: { title: 'Ids of sellers, brands, products', text: 'by title and Kaspi id' },
  revenue: { title: 'Revenue', text: 'price × sales' },
  ratings: { title: 'Rating and reviews', text: 'blank, shown as “—”' },
};
export const year = 'Year of the weeks';
export const byContent = 'By content';
export const sheet = 'Sheet of the workbook';

export const remember = 'Remember these columns for the next files';
export const back = 'Back';
export const check = 'Check';
export const checkedRow = createPlural('row', 'rows');
export const checkRows = (rows: string) => `Check ${rows}`;
export const checking = 'Checking';
