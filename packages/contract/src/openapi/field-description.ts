/**
 * Description of a field or call: what it is; its rule, each sentence of which is a promise that the gate compares; the
 * unit.
 */
export type FieldDescription = { description?: string; rule?: string; unit?: string };

/** Joins the sentences of texts. */
export const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((one) => one !== undefined).join(' ');

/** The sentences of a rule, and those beside it, as the document lists them for programs. */
export function listRules({ rule = '' }: FieldDescription, stated: readonly string[] = []) {
  const rules = [...rule.split(/(?<=\.) (?=\p{Lu})/u).filter(Boolean), ...stated];
  return rules.length > 0 ? { 'x-rules': [...new Set(rules)] } : {};
}

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
