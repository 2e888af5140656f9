export const median = 'медиана';
export const lowest = 'минимум';
export const own = 'моя';
export const sellers = (count: number) => `${count} прод.`;
export const week = (week: string) => `неделя ${week}`;

/** Names weeks that were not published. */
export const noWeeks = (first: string, last: string) =>
  first === last ? `недели ${first} нет` : `недель ${first}–${last} нет`;
