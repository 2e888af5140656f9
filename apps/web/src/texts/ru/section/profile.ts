export const index = 'Категории';
export const change = 'Сменить раздел';
export const choose = 'Выберите раздел';
export const title = 'Профиль раздела';
export const accusative = 'профиль раздела';
export const lists = 'Списки раздела';

/** Forms of the word inside the texts of a part of the market. */
export const genitive = 'раздела';
export const prepositional = 'разделе';
export const another = 'другой раздел';

export const categories = 'Категории';
export const sellers = 'Продавцы';
export const brands = 'Бренды';

export const categoriesCaption = 'Категории раздела';
export const categoriesAccusative = 'категории раздела';
export const noCategories = 'За эту неделю в разделе нет категорий';
export const advice = 'Выберите другую неделю или другой раздел.';
