export const change = 'Сменить раздел';
export const choose = 'Выберите раздел';
export const accusative = 'профиль раздела';
export const lists = 'Списки раздела';

export const categoriesCaption = 'Категории раздела';
export const categoriesAccusative = 'категории раздела';
export const noCategories = 'За эту неделю в разделе нет категорий';
export const advice = 'Выберите другую неделю или другой раздел.';

export const movement = 'Рост и падение';
