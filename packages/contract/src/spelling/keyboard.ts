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

/** Converts a text typed on the wrong keyboard layout: Latin to Russian, Russian to Latin. */
export const switchLayout = (text: string): string =>
  Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
