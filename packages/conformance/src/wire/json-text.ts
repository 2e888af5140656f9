/** What a JSON text has that JSON.parse does not show. */
interface JsonText {
  /** The way to a name that an object has twice; undefined if there is none. */
  readonly repeatedName: string | undefined;
  /** Whole numbers that are written with a fraction or an exponent, and the way to each: `categories.*.salesCount`. */
  readonly decimals: readonly { readonly field: string; readonly text: string }[];
}

/** An object or a list around a token: the names of the object so far, and the one that the token belongs to. */
interface Level {
  readonly names: Set<string>;
  name: string;
}

/** A JSON token: a string, a punctuator, or a number, true, false or null. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g;

const isDecimal = (found: string): boolean => /^-?\d.*[.e]/i.test(found) && Number.isInteger(Number(found));

/** Reads a valid JSON text token by token. */
export function readJsonText(text: string): JsonText {
  const levels: Level[] = [];
  const decimals: { field: string; text: string }[] = [];
  let repeatedName: string | undefined;
  let last = '';
  for (const [found] of text.matchAll(token)) {
    const level = levels.at(-1);
    if (found === '{' || found === '[') levels.push({ names: new Set(), name: '*' });
    else if (found === '}' || found === ']') levels.pop();
    else if (found === ':' && level) {
      const name = JSON.parse(last) as string;
      level.name = /^\d+$/.test(name) ? '*' : name;
      if (level.names.has(name)) repeatedName ??= levels.map((one) => one.name).join('.');
      level.names.add(name);
    } else if (isDecimal(found))
      decimals.push({ field: levels.map(({ name }) => name).join('.'), text: found });
    last = found;
  }
  return { repeatedName, decimals };
}
