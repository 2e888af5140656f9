export const lead = 'Отчёты для ваших программ';
export const text = 'Те же отчёты, что показывает Vitrina: в JSON, по HTTP, с ключом.';
export const key = '1. Ключ';
export const createInAccount = 'создайте в Account';
export const request = '2. Запрос';
export const withHeader = 'с заголовком {header}';
export const calls = '3. Все вызовы';
export const callsDescribed = '{docs} и {openapi} для генераторов';
export const docs = 'описание каждого отчёта';

export const limitsLead = 'Пределы и ошибки';
export const limitsText = 'Тело любой ошибки: error, одна фраза для человека, и code для программы.';
export const limit = 'Предел';
export const perMinute = (count: number) => `${count} запросов в минуту на каждый ключ`;
export const inEachResponse = 'В каждом ответе';
export const overLimit = 'Если больше';
export const retryAfter = 'ответ 429 и Retry-After: через сколько секунд повторить';
export const wrongKey = 'Неверный ключ';
export const unauthorized = 'ответ 401: создайте новый ключ';
export const scope = 'Что открывает ключ';
export const onlyReports = 'только отчёты, без доступа к учётной записи';

export const examplesLead = 'Примеры';
export const examplesText =
  'Примеры читают адрес и ключ из окружения, чтобы ключ не попал в код. Библиотек им не нужно: хватит curl, Python 3.8 или Node 20.';
/** What is copied, in the accusative. */
export const environment = 'настройку окружения';
export const exampleIn = (language: string) => `пример на ${language}`;

/** Comments in the examples, by their names there. */
export const comments = {
  products: 'Десять товаров крупнейшего продавца последней недели: выручка и название',
  weeks: 'Опубликованные недели, последняя первой',
  find: 'Продавцы, бренды, категории и товары недели по словам, номеру или ссылке Kaspi',
};
