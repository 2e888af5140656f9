import * as z from 'zod/mini';

/** A value and whether a schema with a bound accepts it. */
type Sample = readonly [value: unknown, isAccepted: boolean];

/** Values on each side of each bound of a schema's meta; JSON Schema counts the length of a text in code points. */
const samplesAt: Readonly<Record<string, (bound: never) => readonly Sample[]>> = {
  maxLength: (most: number) => [
    ['a'.repeat(most), true],
    ['😀'.repeat(most), true],
    ['a'.repeat(most + 1), false],
  ],
  minLength: (least: number) => [
    ['a'.repeat(least), true],
    ['a'.repeat(least - 1), false],
  ],
  maximum: (most: number) => [
    [most, true],
    [most + 1, false],
  ],
  minimum: (least: number) => [
    [least, true],
    [least - 1, false],
  ],
  format: (name: 'date' | 'date-time') => [
    [{ date: '2026-11-29', 'date-time': '2026-11-29T10:00:00.000Z' }[name], true],
    [{ date: '29.11.2026', 'date-time': '2026-11-29 10:00' }[name], false],
  ],
  enum: (values: readonly unknown[]) => values.map((value) => [value, true]),
};

/**
 * Throws if a bound in a schema's meta differs from the schema's own. A default may be hidden from the document if it
 * only marks an absent value.
 */
export function checkMeta(schema: z.ZodMiniType, where: string): void {
  for (const [key, bound] of Object.entries(z.globalRegistry.get(schema) ?? {})) {
    if (key === 'default' && bound === undefined) continue;
    const samples = samplesAt[key];
    if (!samples) throw new Error(`${where}: nothing compares the ${key} of its meta with the schema`);
    for (const [value, isAccepted] of samples(bound as never))
      if (schema.safeParse(value).success !== isAccepted)
        throw new Error(`${where}: the ${key} of its meta is not that of the schema`);
  }
}

/** Throws if an absent field gets a value that could be sent, but the document has no such default. */
export function checkAbsent(schema: z.ZodMiniType, where: string): void {
  const { success, data } = schema.safeParse(undefined);
  if (!success || data === undefined || !schema.safeParse(data).success) return;
  if (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).default === undefined)
    throw new Error(`${where}: the default ${JSON.stringify(data)} is not in the document`);
}
