/** A value with the first rows of each of its lists, and notes on omitted rows. */
export interface Shortened {
  readonly value: unknown;
  /** One sentence for each list that was cut: its name, rows shown and rows in all. */
  readonly notes: readonly string[];
}

/** Keeps the first rows of each list in a value, at any depth. */
export function shorten(value: unknown, rows: number, name = 'the list'): Shortened {
  if (Array.isArray(value)) {
    const kept = value.slice(0, rows).map((row: unknown) => shorten(row, rows, name));
    const own = value.length > rows ? [`${name}: the first ${rows} of ${value.length} rows`] : [];
    return { value: kept.map((one) => one.value), notes: [...own, ...kept.flatMap(({ notes }) => notes)] };
  }
  if (typeof value !== 'object' || value === null) return { value, notes: [] };
  const fields = Object.entries(value).map(([key, inner]) => [key, shorten(inner, rows, key)] as const);
  return {
    value: Object.fromEntries(fields.map(([key, { value: short }]) => [key, short])),
    notes: fields.flatMap(([, { notes }]) => notes),
  };
}
