export const sellerTitle = ['Продавец', 'Название магазина.'] as const;
export const brandTitle = ['Бренд', 'Бренд товара; «Без бренда», если он не указан.'] as const;
export const categoryTitle = ['Категория', 'Категория каталога Kaspi.'] as const;
export const sectionTitle = ['Раздел', 'Раздел или подраздел каталога Kaspi.'] as const;
export const productName = ['Товар', 'Название товара на Kaspi.'] as const;
export const sellerId = ['ID продавца', 'Номер продавца в Vitrina.'] as const;
export const brandId = ['ID бренда', 'Номер бренда в Vitrina; 0\u00a0— товары без бренда.'] as const;
export const categoryId = ['ID категории', 'Номер категории в Vitrina.'] as const;
export const sectionId = ['ID раздела', 'Номер раздела или подраздела в Vitrina.'] as const;
export const category1LvlId = ['Раздел', 'Верхний уровень каталога.'] as const;
export const category2LvlId = ['Подраздел', 'Второй уровень каталога.'] as const;
export const productId = ['ID товара', 'Номер товара в Vitrina.'] as const;
export const sellerKaspiId = ['ID на Kaspi', 'Номер продавца на Kaspi.kz.'] as const;
export const kaspiId = ['Артикул Kaspi', 'Код товара на Kaspi.', 'Артикул'] as const;
export const productKaspiLink = [
  'Ссылка на Kaspi',
  'Страница товара на Kaspi в новой вкладке; в файле\u00a0— её адрес.',
  'Ссылка',
] as const;
export const productMainImgLink = ['Фото', 'Главная фотография товара.'] as const;
export const onKaspiFrom = [
  'На Kaspi с',
  'С какого дня продавец на Kaspi; рядом\u00a0— сколько прошло к концу недели.',
] as const;
export const topSellers = ['Топ продавцов', 'Лидеры по выручке за неделю.'] as const;
export const topBrands = ['Топ брендов', 'Лидеры по выручке за неделю; «Без бренда» не считается.'] as const;
export const topCategories = ['Топ категорий', 'Лидеры по выручке за неделю.'] as const;
export const formulaVersion = [
  'Версия формулы',
  'Номер формулы индекса: растёт с каждым её изменением.',
] as const;
export const terms = [
  'Множители индекса',
  'Спрос, открытость рынка, выручка на предложение, слабость лидеров и запас в цене; без продаж их нет.',
] as const;
export const year = ['Год', 'Год недели по ISO.'] as const;
export const weekNumber = ['Неделя', 'Неделя по ISO, с понедельника по воскресенье.'] as const;
export const isNew = ['Новинка', 'Появилось за эту неделю впервые за все загруженные недели.'] as const;
export const state = ['Что изменилось', 'Осталось, появилось или ушло с недели сравнения.'] as const;
export const isDemo = ['Демо-данные', 'Вымышленный рынок, пока не загружены настоящие данные.'] as const;
export const publishedAt = ['Данные обновлены', 'Когда посчитана эта неделя.'] as const;
export const marketName = ['Рынок', 'Название загруженных данных.'] as const;
