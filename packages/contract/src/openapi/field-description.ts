/** Description of a field: one sentence, and its unit if any. */
export type FieldDescription = { description: string; unit?: string };

/** Unit of money. */
export const KZT = 'KZT';
/** Unit of a share. */
export const PART = 'part of a whole, 0–1';
/** Unit of an index. */
export const INDEX = 'index, 0–1';
/** Unit of a concentration. */
export const HHI = 'HHI, 0–10 000';
/** Unit of a rating. */
export const STARS = 'stars, 0–5';
