/** Size of a generated week. */
export interface MarketSize {
  offers: number;
  products: number;
  sellers: number;
  brands: number;
  /** Leaf categories: 20 to a level-2 section, 200 to a level-1 section. */
  categories: number;
}

/**
 * Derives a week's size from its offers: ten million have 100 000 sellers, and 4.5 million products unless
 * `productsPerOffer` says otherwise.
 */
export const toMarketSize = (offers: number, productsPerOffer = 0.45): MarketSize => ({
  offers,
  products: Math.round(offers * productsPerOffer),
  sellers: Math.max(500, Math.round(offers / 100)),
  brands: Math.max(100, Math.round(offers / 200)),
  categories: 2000,
});

/** SQL of a pseudo-random number in [0, 1) that depends on the given SQL values only. */
const random = (seed: string) => `(bitShiftRight(cityHash64(${seed}), 11) / 9007199254740992)`;

/** SQL of a pseudo-random word that depends on the given SQL values only. */
const pickWord = (words: readonly string[], seed: string) =>
  `['${words.join("','")}'][1 + cityHash64(${seed}) % ${words.length}]`;

/** SQL of the week in which an offer got its seller: one offer in twenty changes its seller each week. */
const sellerSince = (week: number) =>
  week === 0
    ? 'toUInt8(0)'
    : `arrayFirst(w -> w = 0 OR cityHash64('moved', p, j, w) % 20 = 0, range(${week}, -1, -1))`;

/**
 * SQL of the offers: each pair of product p and seller s once, in random order. Some products have hundreds of
 * offers and most have one; some sellers have a hundredth of all products and most have a few.
 */
const offerPairs = ({ offers, products, sellers }: MarketSize, week: number) => `
  SELECT p, least(s, ${sellers - 1}) AS s FROM (
    SELECT
      p, j,
      toUInt64(floor((${sellers} - offers) * pow((j + ${random(`'seller', p, j, ${sellerSince(week)}`)}) / offers, 2.5))) + j AS s
    FROM (
      SELECT
        number AS p,
        toUInt64(ceil(${offers} * pow(p / ${products}, 1 / 1.7))) AS before,
        toUInt64(ceil(${offers} * pow((p + 1) / ${products}, 1 / 1.7))) - before AS offers,
        arrayJoin(range(offers)) AS j
      FROM numbers(${products})
    )
  )
  ORDER BY cityHash64('order', p, s)`;

/** SQL of the seller columns. */
const sellerColumns = (week: number) => `
  toUInt32(s + 1) AS seller_id,
  concat('S', toString(s * 7 + 13)) AS seller_kaspi_id,
  concat(${pickWord(['ИП ', 'ТОО ', 'Магазин ', ''], `'form', s`)},
    ${pickWord(['Алтын', 'Береке', 'Дана', 'Электро', 'Смарт', 'Home', 'Аружан', 'Best'], `'title', s`)},
    ' ', toString(s)) AS seller_title,
  if(s % 9 = 0, NULL, round(3.5 + ${random(`'rating', s`)} * 1.5, 1)) AS seller_rating,
  toUInt32(cityHash64('comments', s) % 5000 + ${week} * (s % 3)) AS seller_comments_count,
  toDate32('2018-01-01') + cityHash64('from', s) % 2500 AS seller_on_kaspi_from`;

/** SQL of the product columns. */
const productColumns = (week: number) => `
  toUInt32(p + 100000) AS product_id,
  concat('1', leftPad(toString(p), 8, '0')) AS product_kaspi_id,
  concat(${pickWord(['Смартфон ', 'Чехол ', 'Кабель ', 'Шампунь ', 'Кроссовки ', 'Диван ', 'Игрушка '], 'c')},
    ${pickWord(['черный ', 'белый ', 'синий ', 'красный ', ''], `'colour', p`)},
    hex(cityHash64('model', p) % 1048576), ' ', toString(cityHash64('size', p) % 512), ' ГБ') AS product_name,
  concat('https://kaspi.kz/shop/p/', lower(hex(cityHash64('link', p) % 16777216)), '-',
    toString(product_id), '/?c=750000000') AS product_link,
  concat('https://resources.cdn-kaspi.kz/img/m/p/', lower(hex(cityHash64('image', p) % 4294967296)), '/',
    toString(cityHash64('file', p) % 99999999), '.jpg') AS product_main_img_link,
  if(${random(`'rated', p`)} < 0.4, NULL, round(3 + ${random(`'stars', p`)} * 2, 1)) AS product_rating,
  toUInt32(if(product_rating IS NULL, 0,
    pow(10, ${random(`'reviews', p`)} * 3.5) + ${week} * (p % 2))) AS product_comments_count`;

/** SQL of the brand columns: one product in ten has no brand; others have one of their category or of all. */
const brandColumns = ({ brands }: MarketSize) => `
  toUInt32(multiIf(
    ${random(`'no brand', p`)} < 0.1, 0,
    ${random(`'own brand', p`)} < 0.6,
      1 + (c * 25 + toUInt64(60 * pow(${random(`'which', p`)}, 2))) % ${brands},
    1 + ${brands} * pow(${random(`'which', p`)}, 2.2))) AS brand_id,
  if(brand_id = 0, '', concat('Brand ', hex(cityHash64('brand', brand_id) % 65536), ' ', toString(brand_id)))
    AS brand_title`;

/** SQL of the category columns. */
const categoryColumns = `
  toUInt32(1001 + c) AS category_id, concat('Категория ', toString(c)) AS category_title,
  toUInt32(1 + intDiv(c, 200)) AS category_1_lvl_id,
  concat('Раздел ', toString(intDiv(c, 200))) AS category_1_lvl_title,
  toUInt32(101 + intDiv(c, 20)) AS category_2_lvl_id,
  concat('Подраздел ', toString(intDiv(c, 20))) AS category_2_lvl_title`;

/** SQL of price, sales and revenue: 55 % of the offers sell nothing, one price in ten changes each week. */
const salesColumns = (week: number) => `
  toDecimal64(round(pow(10, 2.5 + ${random(`'price', p`)} * 3) * (0.9 + 0.2 *
    ${random(`'offer price', p, s, if(cityHash64('repriced', p, s, ${week}) % 10 = 0, ${week}, 0)`)})), 2) AS price,
  ${random(`'sales', p, s`)} AS demand,
  toUInt32(if(demand < 0.55, 0,
    ceil(pow(10, (demand - 0.55) * 5) * (0.8 + 0.4 * ${random(`'week', p, s, ${week}`)})))) AS sales_count,
  price * sales_count AS revenue`;

/**
 * Creates the SQL of a week's offers, with all columns of the feed. Its rows depend only on size and week. Weeks
 * count from 0; each mostly repeats the previous one.
 */
export const createWeekSql = (size: MarketSize, week: number): string => `
SELECT * EXCEPT (p, s, c, demand) FROM (
  SELECT
    p, s, toUInt64(${size.categories} * pow(${random(`'category', p`)}, 1.7)) AS c,
    toUInt16(${2026 + Math.floor(week / 52)}) AS year, toUInt8(${1 + (week % 52)}) AS week_number,
    ${[sellerColumns(week), productColumns(week), brandColumns(size), categoryColumns, salesColumns(week)].join(',')}
  FROM (${offerPairs(size, week)})
)`;
