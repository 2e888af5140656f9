export const demoData = 'Demo data';
export const demo = 'Demo';
export const demoWeek = (week: string) => `${week}, demo data`;

export const printWaits = 'Printing starts once the data is loaded';
export const printedTooEarly =
  'Some of the data was still loading: close the print dialog and open it again.';
export const loadOwn = 'Load your own data';
