export const fields = {
  year: 'Year',
  week_number: 'Week',
  seller_id: 'Seller number',
  seller_kaspi_id: 'Seller’s Kaspi id',
  seller_title: 'Seller name',
  seller_rating: 'Seller rating',
  seller_comments_count: 'Seller reviews',
  seller_on_kaspi_from: 'Seller on Kaspi since',
  product_id: 'Product number',
  product_kaspi_id: 'Product’s Kaspi id',
  product_name: 'Product name',
  product_link: 'Product link',
  product_main_img_link: 'Product picture',
  product_rating: 'Product rating',
  product_comments_count: 'Product reviews',
  brand_id: 'Brand number',
  brand_title: 'Brand',
  category_id: 'Category number',
  category_title: 'Category',
  category_1_lvl_id: 'Section number',
  category_1_lvl_title: 'Section',
  category_2_lvl_id: 'Subsection number',
  category_2_lvl_title: 'Subsection',
  price: 'Price',
  sales_count: 'Sales, units',
  revenue: 'Revenue',
};

const words: Readonly<Record<string, string>> = { ...fields, or: 'or' };

export const names = words;
