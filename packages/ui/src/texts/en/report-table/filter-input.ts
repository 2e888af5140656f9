export const contains = (label: string) => `${label}: contains`;
export const containsHint = 'contains…';
export const from = 'from';
export const to = 'to';
