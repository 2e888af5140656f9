export const myShop = 'мой магазин';
export const showMore = (count: number) => `Показать ещё ${count}`;

export const found = (count: number) => `Найдено: ${count}`;
export const searching = (week: number) => `Ищем в неделе ${week}…`;
export const searchFailed = 'Не удалось найти';
export const offline = 'Нет сети: поиск по неделе продолжится, как только она появится.';
export const nothingFound = (week: number) => `В неделе ${week} ничего не нашлось`;
export const checkSpelling = 'Проверьте, как написано, или введите часть названия.';
/** By the kind of what a person named by its address or number. */
export const notInWeek = {
  product: (week: number, name: string) => `В неделе ${week} такого товара нет: артикул ${name}`,
  seller: (week: number, name: string) => `В неделе ${week} такого продавца нет: ${name}`,
  number: (week: number, name: string) =>
    `В неделе ${week} нет ни товара, ни продавца с таким номером: ${name}`,
  page: (week: number, name: string) =>
    `В неделе ${week} такого нет, это страница не товара и не продавца: ${name}`,
};
export const tryOtherWeek =
  'Его могли не продавать на этой неделе: посмотрите другую неделю или страницу на Kaspi.';
