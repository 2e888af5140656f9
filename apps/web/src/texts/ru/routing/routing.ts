/** Language of the words that the specification quotes. */
export const quotedLanguage = 'en';

/** Quotes inside a quoted name are lower. */
export const namedTitle = (title: string, name: string) =>
  `${title} «${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
export const titleOfWeek = (title: string, week: number) => `${title} · неделя ${week}`;
