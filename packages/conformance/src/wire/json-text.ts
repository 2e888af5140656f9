/** A token of JSON: a text, a mark, or a number, true, false and null. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** Finds a name that an object of a JSON text has twice, which JSON.parse passes over; undefined where there is none. */
export function findRepeatedKey(text: string): string | undefined {
  const objects: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [found] of text.matchAll(token)) {
    if (found === '{') objects.push(new Set());
    else if (found === '[') objects.push(undefined);
    else if (found === '}' || found === ']') objects.pop();
    else if (found === ':') {
      const names = objects.at(-1);
      if (names?.has(last)) return last;
      names?.add(last);
    }
    last = found;
  }
  return undefined;
}
