export const contains = (label: string) => `${label}: содержит`;
export const containsHint = 'содержит…';
export const from = 'от';
export const to = 'до';
