/** Least length of a name that is split, and the most of its end. */
const MIN_LENGTH = 36;
const MAX_END = 20;

/**
 * Splits a long product name before its last words, where variants differ: cut in the middle, the names still tell
 * them apart. Undefined for a short name and for one without a space there.
 */
export const splitName = (name: string): readonly [start: string, end: string] | undefined => {
  if (name.length < MIN_LENGTH) return undefined;
  const at = name.indexOf(' ', name.length - MAX_END);
  return at < 0 || at === name.length - 1 ? undefined : [name.slice(0, at), name.slice(at)];
};
