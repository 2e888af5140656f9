export const index = 'Брендтер';
export const change = 'Брендті ауыстыру';
export const choose = 'Брендті таңдаңыз';
export const title = 'Бренд профилі';
export const accusative = 'бренд профилін';
export const lists = 'Бренд тізімдері';

export const sellers = 'Сатушылар';
export const products = 'Тауарлар';
export const categories = 'Санаттар';
export const movement = 'Қозғалыс';
export const changes = 'Неге';
export const prices = 'Бағалар';

export const leaders = 'көшбасшылар';
export const topSellers = 'Топ сатушылар';
export const topCategories = 'Топ санаттар';
