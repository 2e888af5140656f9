/** Maximum edit distance of a misspelled path; it must also be less than half of the path's length. */
const MAX_DISTANCE = 2;

/** Levenshtein distance of two texts. */
function getDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [column, expected] of other.split('').entries()) {
      const substitution = (row[column] ?? 0) + (letter === expected ? 0 : 1);
      next.push(Math.min(substitution, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Finds the path that a misspelled one may mean; undefined if none is similar. */
export function findNearestPath(path: string, known: readonly string[]): string | undefined {
  const candidates = known
    .map((candidate) => ({ candidate, distance: getDistance(path, candidate) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE && distance < path.length / 2);
  return candidates.toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
}
