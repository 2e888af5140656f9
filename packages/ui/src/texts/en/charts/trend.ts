export const median = 'median';
export const lowest = 'lowest';
export const own = 'mine';
export const sellers = (count: number) => (count === 1 ? '1 seller' : `${count} sellers`);
export const week = (week: string) => `week ${week}`;

/** Names weeks that were not published. */
export const noWeeks = (first: string, last: string) =>
  first === last ? `no week ${first}` : `no weeks ${first}–${last}`;
