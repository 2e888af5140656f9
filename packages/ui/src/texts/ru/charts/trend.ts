export const median = 'медиана';
export const lowest = 'минимум';
export const own = 'моя';
export const sellers = (count: number) => `${count} прод.`;
export const week = (week: string) => `неделя ${week}`;
