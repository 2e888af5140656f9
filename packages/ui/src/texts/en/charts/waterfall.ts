export const part = 'Part';
export const amount = 'Amount';
