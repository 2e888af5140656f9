export const summary = 'Summary';
export const week = 'Week';
export const weekHint = 'Year and ISO week number.';
export const numberedWeek = (number: number) => `Week ${number}`;
export const metric = 'Metric';
export const change = 'Change';
export const revenueByWeek = 'Revenue by week, ₸';
export const topRevenue = (title: string) => `${title}: largest revenue, ₸`;

export const why = 'What changed';
export const causes = 'What the change consists of';
export const causesInTenge = 'What the change consists of, ₸';
export const basis = 'What it is';
export const before = 'Before';
export const after = 'After';

export const movement = 'Gains and losses';

export const report = 'Report';
export const formulas = 'Formulas';
export const meaning = 'What it means';
