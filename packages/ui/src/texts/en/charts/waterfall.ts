export const part = 'Part';
export const amount = 'Amount';
export const percent = (percent: number) => `${percent}%`;
