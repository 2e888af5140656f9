import { noBrand } from '@vitrina/ui/format/no-brand';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const nameRow = (row: unknown): void => {
  if (isObject(row) && 'brandId' in row && row.brandId === 0 && 'brandTitle' in row) row.brandTitle = noBrand;
};

/**
 * Names brand 0 in the language of the app, in a body and in its lists: the api names it in Russian in every language.
 * The rows of a list are alike, so its first says whether they have a brand.
 */
export function nameNoBrand(body: unknown): void {
  if (Array.isArray(body)) {
    const [first]: unknown[] = body;
    if (isObject(first) && 'brandId' in first) for (const row of body) nameRow(row);
  } else if (isObject(body)) {
    nameRow(body);
    for (const value of Object.values(body)) nameNoBrand(value);
  }
}
