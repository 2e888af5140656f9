import { createPlural } from '@vitrina/ui/format/noun';

export const toDecide = 'To decide';
export const titles = {
  'unknown-column': (name: string) => `The column “${name}” is unknown`,
  'repeated-column': (name: string) => `Several columns are “${name}”`,
  'missing-column': (name: string) => `The file has no column “${name}”`,
  'unclear-decimal': (name: string) => `The decimal sign is unclear: “${name}”`,
  'missing-days': () => 'Days of the week are missing from the file',
  'week-not-ended': () => 'The week has not ended',
  'no-table': () => 'This is not a table',
  other: () => 'The file could not be read',
};
export const unknownColumn = createPlural('unknown column', 'unknown columns');
export const chooseOrSkip = 'Choose in the list what they are, or leave them out.';
export const skipUnknown = 'Leave out the unknown';
export const readNearest = (header: string) => `It is the column “${header}”`;
export const ownShop = 'Name of your store';
export const nameColumn = 'Name it in the list of columns, or add it to the file.';
export const leaveOut = (header: string) => `Leave out “${header}”`;
export const decimal = 'Decimal sign';
export const decimals = [
  { name: 'comma', title: 'Comma' },
  { name: 'point', title: 'Point' },
];
export const partial = 'Load the incomplete week';
export const future = 'Load the week that has not ended';
export const anyDay = 'Any day of the week';
