export const name = 'Атауы';
export const revenue = 'Түсім';
export const share = 'Үлес';
export const shown = (count: number, all: string) => `${count} / ${all}`;
