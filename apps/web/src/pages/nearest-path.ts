/** More mistakes than these in a path, or in half of its letters, are no misspelling. */
const MISTAKES = 2;

/** How many letters must be put in, taken out or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of one.split('').entries()) {
    const next = [place + 1];
    for (const [at, expected] of other.split('').entries()) {
      const kept = (row[at] ?? 0) + (letter === expected ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The path that somebody meant who misspelt it; undefined where none is near. */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const near = known
    .map((one) => ({ one, far: distance(path, one) }))
    .filter(({ far }) => far <= MISTAKES && far < path.length / 2);
  return near.toSorted((a, b) => a.far - b.far)[0]?.one;
}
