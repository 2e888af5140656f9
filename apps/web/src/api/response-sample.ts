const firstRow = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 1) : value);

/** Copies a body with one row of each list: enough to check its shape, and fast for 50 000 rows. */
export const sampleResponse = (body: object): unknown =>
  Array.isArray(body)
    ? firstRow(body)
    : Object.fromEntries(Object.entries(body).map(([name, value]) => [name, firstRow(value)]));
