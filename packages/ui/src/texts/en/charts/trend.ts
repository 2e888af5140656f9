export const median = 'median';
export const lowest = 'lowest';
export const own = 'mine';
export const sellers = (count: number) => (count === 1 ? '1 seller' : `${count} sellers`);
export const week = (week: string) => `week ${week}`;
