import type { FieldDefinition } from './field-definition.ts';

const title = (label: string, hint: string): FieldDefinition => ({ label, explanation: hint, kind: 'title' });
const code = (label: string, hint: string): FieldDefinition => ({ label, explanation: hint, kind: 'code' });
const other = (label: string, hint: string): FieldDefinition => ({ label, explanation: hint, kind: 'other' });

/** Definitions of names, ids, links, dates and lists of leaders. */
export const nameDefinitions = {
  sellerTitle: title('Продавец', 'Название магазина.'),
  brandTitle: title('Бренд', 'Бренд товара; «Без бренда», если он не указан.'),
  categoryTitle: title('Категория', 'Категория каталога Kaspi.'),
  sectionTitle: title('Раздел', 'Раздел или подраздел каталога Kaspi.'),
  productName: title('Товар', 'Название товара на Kaspi.'),

  sellerId: code('ID продавца', 'Номер продавца в Vitrina.'),
  brandId: code('ID бренда', 'Номер бренда в Vitrina; 0\u00a0— товары без бренда.'),
  categoryId: code('ID категории', 'Номер категории в Vitrina.'),
  sectionId: code('ID раздела', 'Номер раздела или подраздела в Vitrina.'),
  category1LvlId: code('Раздел', 'Верхний уровень каталога.'),
  category2LvlId: code('Подраздел', 'Второй уровень каталога.'),
  productId: code('ID товара', 'Номер товара в Vitrina.'),
  sellerKaspiId: code('ID на Kaspi', 'Номер продавца на Kaspi.kz.'),
  kaspiId: { ...code('Артикул Kaspi', 'Код товара на Kaspi.'), shortLabel: 'Артикул' },

  productKaspiLink: {
    ...other('Ссылка на Kaspi', 'Страница товара на Kaspi в новой вкладке; в файле\u00a0— её адрес.'),
    shortLabel: 'Ссылка',
  },
  productMainImgLink: other('Фото', 'Главная фотография товара.'),
  onKaspiFrom: other(
    'На Kaspi с',
    'С какого дня продавец на Kaspi; рядом\u00a0— сколько прошло к концу недели.',
  ),
  topSellers: other('Топ продавцов', 'Лидеры по выручке за неделю.'),
  topBrands: other('Топ брендов', 'Лидеры по выручке за неделю; «Без бренда» не считается.'),
  topCategories: other('Топ категорий', 'Лидеры по выручке за неделю.'),
  formulaVersion: other('Версия формулы', 'Номер формулы индекса: растёт с каждым её изменением.'),
  terms: other(
    'Множители индекса',
    'Спрос, открытость рынка, выручка на предложение, слабость лидеров и запас в цене; без продаж их нет.',
  ),
  year: other('Год', 'Год недели по ISO.'),
  weekNumber: other('Неделя', 'Неделя по ISO, с понедельника по воскресенье.'),
  isNew: other('Новинка', 'Появилось за эту неделю впервые за все загруженные недели.'),
  state: other(
    'Что изменилось',
    'Было и осталось, появилось или ушло\u00a0— рядом с неделей, с которой сравнивают.',
  ),
  isDemo: other('Демо-данные', 'Придуманный рынок, пока не загружены настоящие данные.'),
  publishedAt: other('Данные обновлены', 'Когда посчитана эта неделя.'),
} as const satisfies Record<string, FieldDefinition>;
