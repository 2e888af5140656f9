const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const keys: ReadonlyMap<string, string> = new Map(
  Array.from(latin).flatMap((letter, at): [string, string][] => {
    const other = russian[at] ?? letter;
    return [
      [letter, other],
      [other, letter],
    ];
  }),
);

/** Returns what the same keys write on the other keyboard layout: Latin for Russian, Russian for Latin. */
export const switchLayout = (text: string): string =>
  Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
