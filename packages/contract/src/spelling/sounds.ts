/**
 * Spellings of each sound, in Cyrillic (Russian and Kazakh) and Latin letters, one line per sound. The signs ь and ъ
 * have none.
 */
const sounds: readonly (readonly string[])[] = [
  'а ә a',
  'ай ai i y',
  'б b',
  'в v w',
  'г ғ g',
  'д d',
  'дж j',
  'е ё э e',
  'ж zh j',
  'з z',
  'и й і ы i y',
  'к қ k c q ck',
  'кс ks x',
  'л l',
  'м m',
  'н ң n',
  'о ө o',
  'п p',
  'р r',
  'с s c x',
  'т t',
  'у ұ ү u oo',
  'ф f ph',
  'х һ h kh ch',
  'ц c ts',
  'ч ch',
  'ш щ sh sch',
  'ю yu iu u',
  'я ya ia',
].map((line) => line.split(' '));

const longestFirst = (one: string, other: string) => other.length - one.length;

/** Each spelling with all that sound like it, longest first. */
const alike: ReadonlyMap<string, readonly string[]> = new Map(
  sounds.flat().map((spelling) => {
    const others = sounds.filter((sound) => sound.includes(spelling)).flat();
    return [spelling, [...new Set(others)].toSorted(longestFirst)];
  }),
);

/** Splits a word in lower case into sounds, longest spelling first, and returns all spellings of each. */
export const readSounds = (word: string): readonly (readonly string[])[] => {
  const read: (readonly string[])[] = [];
  let rest = word.replaceAll(/[ьъ]/g, '');
  while (rest !== '') {
    const [letter = ''] = rest;
    const spelling = [rest.slice(0, 3), rest.slice(0, 2), letter].find((start) => alike.has(start)) ?? letter;
    read.push(alike.get(spelling) ?? [spelling]);
    rest = rest.slice(spelling.length);
  }
  return read;
};
