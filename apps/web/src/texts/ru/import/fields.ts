/** Columns of the feed. */
export const fields = {
  year: 'Год',
  week_number: 'Неделя',
  seller_id: 'Номер продавца',
  seller_kaspi_id: 'Код продавца на Kaspi',
  seller_title: 'Название продавца',
  seller_rating: 'Рейтинг продавца',
  seller_comments_count: 'Отзывы о продавце',
  seller_on_kaspi_from: 'Продавец на Kaspi с',
  product_id: 'Номер товара',
  product_kaspi_id: 'Код товара на Kaspi',
  product_name: 'Название товара',
  product_link: 'Ссылка на товар',
  product_main_img_link: 'Картинка товара',
  product_rating: 'Рейтинг товара',
  product_comments_count: 'Отзывы о товаре',
  brand_id: 'Номер бренда',
  brand_title: 'Бренд',
  category_id: 'Номер категории',
  category_title: 'Категория',
  category_1_lvl_id: 'Номер раздела',
  category_1_lvl_title: 'Раздел',
  category_2_lvl_id: 'Номер подраздела',
  category_2_lvl_title: 'Подраздел',
  price: 'Цена',
  sales_count: 'Продажи, шт.',
  revenue: 'Выручка',
};

const words: Readonly<Record<string, string>> = { ...fields, or: 'или' };

/** Names of columns, and the word between two of them. */
export const names = words;
