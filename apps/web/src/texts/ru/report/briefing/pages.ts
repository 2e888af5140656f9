export const book = 'Книга Excel';
export const print = 'Печать';
export const accusative = 'отчёт для руководителя';
export const bookReady = 'Книга Excel готова';
export const bookFailed = (reason: string) =>
  `Не удалось записать книгу: ${reason}. Нажмите «Книга Excel» ещё раз.`;

export const page = (number: number) => `Страница ${number} из 2`;
export const demo = 'Демо-данные';
export const comparedWeek = (week: string, against: string) => `${week}, сравнение ${against}`;
export const overWeek = 'за неделю';
export const causes = 'Из чего сложилось изменение, ₸';
export const why = 'Причины изменения выручки';

export const topList = (title: string) => `${title} с наибольшей выручкой`;
export const emptyList = 'Таких нет.';
export const moved = 'Какие товары выросли и упали';
export const gained = 'Выросли';
export const lost = 'Упали';
export const nobody = 'Никого';
export const movedWithChance = `${moved} (≈\u00a0— разница может быть случайной)`;
