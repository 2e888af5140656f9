/** Version of the formula of the indices, as `formulas.ts` says it to SQL: raised with every change of it. */
export const INDEX_FORMULA_VERSION = 1;
