export const median = 'медиана';
export const lowest = 'ең төмен';
export const own = 'менікі';
export const sellers = (count: number) => `${count} сатушы`;
export const week = (week: string) => `${week}-апта`;
