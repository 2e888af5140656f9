export const quotedLanguage = 'kk';

export const namedTitle = (title: string, name: string) => `${title} «${name}»`;
export const titleOfWeek = (title: string, week: number) => `${title} · ${week}-апта`;
