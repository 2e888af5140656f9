export const fields = {
  year: 'Жыл',
  week_number: 'Апта',
  seller_id: 'Сатушы нөмірі',
  seller_kaspi_id: 'Сатушының Kaspi коды',
  seller_title: 'Сатушы атауы',
  seller_rating: 'Сатушы рейтингі',
  seller_comments_count: 'Сатушы туралы пікірлер',
  seller_on_kaspi_from: 'Сатушы Kaspi-де мына күннен',
  product_id: 'Тауар нөмірі',
  product_kaspi_id: 'Тауардың Kaspi коды',
  product_name: 'Тауар атауы',
  product_link: 'Тауар сілтемесі',
  product_main_img_link: 'Тауар суреті',
  product_rating: 'Тауар рейтингі',
  product_comments_count: 'Тауар туралы пікірлер',
  brand_id: 'Бренд нөмірі',
  brand_title: 'Бренд',
  category_id: 'Санат нөмірі',
  category_title: 'Санат',
  category_1_lvl_id: 'Бөлім нөмірі',
  category_1_lvl_title: 'Бөлім',
  category_2_lvl_id: 'Ішкі бөлім нөмірі',
  category_2_lvl_title: 'Ішкі бөлім',
  price: 'Баға',
  sales_count: 'Сатылым, дана',
  revenue: 'Түсім',
};

const words: Readonly<Record<string, string>> = { ...fields, or: 'немесе' };

export const names = words;
