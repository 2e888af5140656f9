const simplify = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Computes the edit distance: the letters to insert, delete or replace that turn one text into the other. */
const countEdits = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const exchanged = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(exchanged, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Whether a name begins or ends with the other name. Such names are near to each other at any length. */
const isPart = (one: string, other: string): boolean =>
  one.length >= 3 && (other.startsWith(one) || other.endsWith(one));

/** Returns the distance of a name from a known one; Infinity if they are not similar. Ignores case and punctuation. */
const measureDistance = (name: string, known: string): number => {
  const [one, other] = [simplify(name), simplify(known)];
  const edits = countEdits(one, other);
  if (edits <= Math.max(one.length, other.length) / 3) return edits;
  return isPart(one, other) || isPart(other, one) ? other.length + edits : Infinity;
};

/** Finds the most similar known name; undefined if none is similar. */
export const findNearestName = (name: string, known: readonly string[]): string | undefined => {
  const measured = known.map((of) => ({ of, distance: measureDistance(name.slice(0, 100), of) }));
  return measured
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)[0]?.of;
};
