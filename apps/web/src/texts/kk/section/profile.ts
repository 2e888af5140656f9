export const change = 'Бөлімді ауыстыру';
export const choose = 'Бөлімді таңдаңыз';
export const accusative = 'бөлім профилін';
export const lists = 'Бөлім тізімдері';

export const categoriesCaption = 'Бөлім санаттары';
export const categoriesAccusative = 'бөлім санаттарын';
export const noCategories = 'Бұл аптада бөлімде санат жоқ';
export const advice = 'Басқа аптаны немесе басқа бөлімді таңдаңыз.';

export const movement = 'Өсу және төмендеу';
