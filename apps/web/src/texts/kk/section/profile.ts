export const index = 'Санаттар';
export const change = 'Бөлімді ауыстыру';
export const choose = 'Бөлімді таңдаңыз';
export const title = 'Бөлім профилі';
export const accusative = 'бөлім профилін';
export const lists = 'Бөлім тізімдері';

export const categories = 'Санаттар';
export const sellers = 'Сатушылар';
export const brands = 'Брендтер';

export const categoriesCaption = 'Бөлім санаттары';
export const categoriesAccusative = 'бөлім санаттарын';
export const noCategories = 'Бұл аптада бөлімде санат жоқ';
export const advice = 'Басқа аптаны немесе басқа бөлімді таңдаңыз.';
