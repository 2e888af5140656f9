export const question = 'Какой магазин ваш?';
export const why = 'Неделя начнётся с него: что изменилось, где есть дешевле и какие цены можно поднять.';
export const field = 'Название, ссылка или номер';
export const browse = 'Пока смотрю рынок';
export const sellers = 'Продавцы';
export const onKaspi = (age: string) => `на Kaspi ${age}`;
export const aWeek = (revenue: string) => `${revenue} за неделю`;
export const marketOfWeek = (week: number | '') => `Рынок за неделю ${week}`;
export const nameShop = 'Назвать свой магазин';
