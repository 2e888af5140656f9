/** A JSON token: a string, a punctuator, or a number, true, false or null. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** Finds a key that an object of a JSON text repeats, which JSON.parse does not report; undefined if there is none. */
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
