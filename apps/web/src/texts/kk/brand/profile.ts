export const change = 'Брендті ауыстыру';
export const choose = 'Брендті таңдаңыз';
export const accusative = 'бренд профилін';
export const lists = 'Бренд тізімдері';

export const movement = 'Қозғалыс';
export const changes = 'Неге';
export const prices = 'Бағалар';

export const leaders = 'көшбасшылар';
export const topSellers = 'Топ сатушылар';
export const topCategories = 'Топ санаттар';
