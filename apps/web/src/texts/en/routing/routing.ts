export const quotedLanguage = 'en';

export const namedTitle = (title: string, name: string) => `${title} “${name}”`;
export const titleOfWeek = (title: string, week: number) => `${title} · week ${week}`;
