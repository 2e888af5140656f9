import type { SellerProduct } from '@vitrina/contract';

const names = ['Смартфон Samsung', 'Пылесос Dreame', 'Телевизор LG', 'Наушники Sony', 'Чайник Bosch'];
const brands = ['Samsung', 'Dreame', 'LG', 'Sony', 'Bosch'];
const categories = ['Смартфоны', 'Пылесосы', 'Телевизоры', 'Наушники', 'Чайники'];

/** Creates a product; the first has the highest revenue. */
const createProduct = (index: number): SellerProduct => ({
  productId: index + 1,
  productName: `${names[index % 5]} ${100 + ((index * 37) % 900)}`,
  kaspiId: `${100_000 + index}`,
  productKaspiLink: `https://kaspi.kz/shop/p/-${100_000 + index}/`,
  productMainImgLink: null,
  brandId: (index % 5) + 1,
  brandTitle: brands[index % 5] ?? '',
  categoryId: (index % 5) + 1,
  categoryTitle: categories[index % 5] ?? '',
  revenue: Math.round(48_000_000 / (1 + index / 4)),
  salesCount: (index * 7919) % 97,
  sellerPrice: 1500 * (1 + ((index * 31) % 400)),
  commentsCount: (index * 13) % 3000,
  potentialProfitIndex: ((index * 17) % 100) / 100,
  competitorsCount: index % 60,
  lastRating: index % 11 === 0 ? 0 : 3.1 + (index % 19) / 10,
});

/** Creates a number of products. */
export const products = (count: number): readonly SellerProduct[] =>
  Array.from({ length: count }, (_, index) => createProduct(index));

const longest = 'Набор инструментов для самых разных домашних и профессиональных работ '
  .repeat(8)
  .slice(0, 500);

/** Products with names that are hard to display: too long, in one word, right to left, markup. */
export const oddProducts: readonly SellerProduct[] = [
  longest,
  'Ж'.repeat(500),
  'مكنسة كهربائية \u202Eэлектрический пылесос\u202C 12 кВт',
  '<b>Чехол</b> &amp; "кабель" {{7*7}}',
  '👩‍👩‍👧‍👧 Қазақша Әңгіме Ёлка 🎄',
  '',
].map((productName, index) => ({
  ...createProduct(index),
  productName,
  brandTitle: index < 2 ? longest : 'Ғ Ә Ң',
}));
