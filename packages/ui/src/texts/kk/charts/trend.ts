export const median = 'медиана';
export const lowest = 'ең төмен';
export const own = 'менікі';
export const sellers = (count: number) => `${count} сатушы`;
export const week = (week: string) => `${week}-апта`;

/** Names weeks that were not published. */
export const noWeeks = (first: string, last: string) =>
  first === last ? `${first}-апта жоқ` : `${first}–${last}-апталар жоқ`;
