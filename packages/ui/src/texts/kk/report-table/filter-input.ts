export const contains = (label: string) => `${label}: құрамында`;
export const containsHint = 'құрамында…';
export const from = 'бастап';
export const to = 'дейін';
