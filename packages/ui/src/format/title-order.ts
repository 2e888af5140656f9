import * as texts from '#texts/format';

/** Creates the alphabetical order of a locale: numbers by value, `spell` makes the letters that browsers misplace sort right. */
export const createTitleOrder = (locale: string, spell: (title: string) => string) => {
  // Browsers without the locale order titles as in Russian, not in a language of their own.
  const { compare } = new Intl.Collator([locale, 'ru-RU'], { numeric: true });
  return (one: string, other: string): number => compare(spell(one), spell(other));
};

/** Compares titles in the alphabetical order of the interface's language. */
export const compareTitles = createTitleOrder(texts.locale, texts.spellForOrder);
