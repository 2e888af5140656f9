export const book = 'Excel workbook';
export const print = 'Print';
export const accusative = 'the executive report';
export const bookReady = 'The Excel workbook is ready';
export const bookFailed = (reason: string) =>
  `Could not write the workbook: ${reason}. Press “Excel workbook” again.`;

export const page = (number: number) => `Page ${number} of 2`;
export const demo = 'Demo data';
export const comparedWeek = (week: string, against: string) => `${week}, ${against}`;
export const overWeek = 'over the week';
export const causes = 'What the change consists of, ₸';
export const why = 'What changed the revenue';

export const topList = (title: string) => `${title} with the largest revenue`;
export const emptyList = 'There are none.';
export const moved = 'Products that gained and lost';
export const gained = 'Gained';
export const lost = 'Lost';
export const nobody = 'None';
export const movedWithChance = `${moved} (≈ may be chance)`;
