export const name = 'Атауы';
export const revenue = 'Түсім';
export const share = 'Үлес';
export const noBrand = 'Брендсіз';
export const shown = (count: number, all: string) => `${count} / ${all}`;
