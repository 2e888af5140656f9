/** Rejects values that a driver would change silently: SQLite binds a Date as NULL, Postgres as local time. */
export const checkBindable = (value: unknown): string | number | null => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `The app database stores text and numbers, not ${Object.prototype.toString.call(value)}`,
  );
};
