export const figures = 'Metrics';
export const outOf = (count: string) => `of\u00a0${count}`;
export const before = (value: string) => `was ${value}`;
export const unchanged = 'no change';
