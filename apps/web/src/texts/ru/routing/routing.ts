/** Language of the words that the specification quotes. */
export const quotedLanguage = 'en';

export const namedTitle = (title: string, name: string) => `${title} «${name}»`;
export const titleOfWeek = (title: string, week: number) => `${title} · неделя ${week}`;
