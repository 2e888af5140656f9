import type { Face } from './face.ts';

const title = (label: string, hint: string): Face => ({ label, hint, kind: 'title' });
const code = (label: string, hint: string): Face => ({ label, hint, kind: 'code' });
const other = (label: string, hint: string): Face => ({ label, hint, kind: 'other' });

/** Names, ids, links, dates and lists of leaders. */
export const nameFaces = {
  sellerTitle: title('Продавец', 'Название магазина.'),
  brandTitle: title('Бренд', '«Без бренда», если не указан.'),
  categoryTitle: title('Категория', 'Категория каталога Kaspi.'),
  productName: title('Товар', 'Название карточки.'),

  sellerId: code('ID продавца', 'ID продавца в системе.'),
  brandId: code('ID бренда', 'ID бренда в системе; 0 — товары без бренда.'),
  categoryId: code('ID категории', 'ID категории в системе.'),
  category1LvlId: code('Раздел', 'Верхний уровень каталога.'),
  category2LvlId: code('Подраздел', 'Второй уровень каталога.'),
  productId: code('ID товара', 'ID товара в системе.'),
  sellerKaspiId: code('ID на Kaspi', 'ID продавца на Kaspi.kz.'),
  kaspiId: code('Артикул Kaspi', 'Код товара на Kaspi.'),

  productKaspiLink: other('Открыть на Kaspi', 'Карточка товара в новой вкладке.'),
  productMainImgLink: other('Фото', 'Главное изображение карточки.'),
  onKaspiFrom: other('На Kaspi с', 'Дата начала продаж; рядом возраст на конец недели.'),
  topSellers: other('Топ продавцов', 'Лидеры по выручке за неделю.'),
  topBrands: other('Топ брендов', 'Лидеры по выручке за неделю; «Без бренда» не считается.'),
  topCategories: other('Топ категорий', 'Лидеры по выручке за неделю.'),
  year: other('Год', 'Год недели по ISO.'),
  weekNumber: other('Неделя', 'Неделя по ISO, с понедельника по воскресенье.'),
  isDemo: other('Демо-данные', 'Придуманный рынок, пока не загружены настоящие данные.'),
  publishedAt: other('Данные обновлены', 'Когда посчитана эта неделя.'),
} as const satisfies Record<string, Face>;
