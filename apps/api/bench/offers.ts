/** How large a week is. */
export interface MarketSize {
  offers: number;
  products: number;
  sellers: number;
  brands: number;
  /** Leaf categories: 20 in each middle one, 200 in each top one. */
  categories: number;
}

/** The market of a week with so many offers: of ten million, 4.5 million products and 100 000 sellers. */
export const sizeOf = (offers: number): MarketSize => ({
  offers,
  products: Math.round(offers * 0.45),
  sellers: Math.max(500, Math.round(offers / 100)),
  brands: Math.max(100, Math.round(offers / 200)),
  categories: 2000,
});

/** The feed's columns with the types that the files have, and that a bare table of them has. */
export const structure = `year UInt16, week_number UInt8,
  seller_id UInt32, seller_kaspi_id String, seller_title String, seller_rating Nullable(Float64),
  seller_comments_count Nullable(UInt32), seller_on_kaspi_from Nullable(Date32),
  product_id UInt32, product_kaspi_id String, product_name String, product_link Nullable(String),
  product_main_img_link Nullable(String), product_rating Nullable(Float64),
  product_comments_count Nullable(UInt32), brand_id UInt32, brand_title String,
  category_id UInt32, category_title String, category_1_lvl_id UInt32, category_1_lvl_title String,
  category_2_lvl_id UInt32, category_2_lvl_title String,
  price Decimal(18, 2), sales_count UInt32, revenue Decimal(18, 2)`;

/** A number from 0 up to 1 that depends on nothing but what is named. */
const chance = (of: string) => `(bitShiftRight(cityHash64(${of}), 11) / 9007199254740992)`;

const oneOf = (words: readonly string[], of: string) =>
  `['${words.join("','")}'][1 + cityHash64(${of}) % ${words.length}]`;

/** The week, counted from 0, in which an offer last changed hands: one in twenty does each week. */
const since = (week: number) =>
  week === 0
    ? 'toUInt8(0)'
    : `arrayFirst(w -> w = 0 OR cityHash64('moved', p, j, w) % 20 = 0, range(${week}, -1, -1))`;

/**
 * Who offers what: each pair of product p and seller s once, scattered. Some products have hundreds of
 * offers and most have one; some sellers have a hundredth of all products and most have a few.
 */
const pairs = ({ offers, products, sellers }: MarketSize, week: number) => `
  SELECT p, least(s, ${sellers - 1}) AS s FROM (
    SELECT
      p, j,
      toUInt64(floor((${sellers} - offers) * pow((j + ${chance(`'seller', p, j, ${since(week)}`)}) / offers, 2.5))) + j AS s
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

const seller = (week: number) => `
  toUInt32(s + 1) AS seller_id,
  concat('S', toString(s * 7 + 13)) AS seller_kaspi_id,
  concat(${oneOf(['ИП ', 'ТОО ', 'Магазин ', ''], `'form', s`)},
    ${oneOf(['Алтын', 'Береке', 'Дана', 'Электро', 'Смарт', 'Home', 'Аружан', 'Best'], `'title', s`)},
    ' ', toString(s)) AS seller_title,
  if(s % 9 = 0, NULL, round(3.5 + ${chance(`'rating', s`)} * 1.5, 1)) AS seller_rating,
  toUInt32(cityHash64('comments', s) % 5000 + ${week} * (s % 3)) AS seller_comments_count,
  toDate32('2018-01-01') + cityHash64('from', s) % 2500 AS seller_on_kaspi_from`;

const product = (week: number) => `
  toUInt32(p + 100000) AS product_id,
  concat('1', leftPad(toString(p), 8, '0')) AS product_kaspi_id,
  concat(${oneOf(['Смартфон ', 'Чехол ', 'Кабель ', 'Шампунь ', 'Кроссовки ', 'Диван ', 'Игрушка '], 'c')},
    ${oneOf(['черный ', 'белый ', 'синий ', 'красный ', ''], `'colour', p`)},
    hex(cityHash64('model', p) % 1048576), ' ', toString(cityHash64('size', p) % 512), ' ГБ') AS product_name,
  concat('https://kaspi.kz/shop/p/', lower(hex(cityHash64('link', p) % 16777216)), '-',
    toString(product_id), '/?c=750000000') AS product_link,
  concat('https://resources.cdn-kaspi.kz/img/m/p/', lower(hex(cityHash64('image', p) % 4294967296)), '/',
    toString(cityHash64('file', p) % 99999999), '.jpg') AS product_main_img_link,
  if(${chance(`'rated', p`)} < 0.4, NULL, round(3 + ${chance(`'stars', p`)} * 2, 1)) AS product_rating,
  toUInt32(if(product_rating IS NULL, 0,
    pow(10, ${chance(`'reviews', p`)} * 3.5) + ${week} * (p % 2))) AS product_comments_count`;

/** Its brand: none of one product in ten, else one of the category's own, or one known everywhere. */
const brand = ({ brands }: MarketSize) => `
  toUInt32(multiIf(
    ${chance(`'no brand', p`)} < 0.1, 0,
    ${chance(`'own brand', p`)} < 0.6,
      1 + (c * 25 + toUInt64(60 * pow(${chance(`'which', p`)}, 2))) % ${brands},
    1 + ${brands} * pow(${chance(`'which', p`)}, 2.2))) AS brand_id,
  if(brand_id = 0, '', concat('Brand ', hex(cityHash64('brand', brand_id) % 65536), ' ', toString(brand_id)))
    AS brand_title`;

const category = `
  toUInt32(1001 + c) AS category_id, concat('Категория ', toString(c)) AS category_title,
  toUInt32(1 + intDiv(c, 200)) AS category_1_lvl_id,
  concat('Раздел ', toString(intDiv(c, 200))) AS category_1_lvl_title,
  toUInt32(101 + intDiv(c, 20)) AS category_2_lvl_id,
  concat('Подраздел ', toString(intDiv(c, 20))) AS category_2_lvl_title`;

/** Half of the offers sell nothing; prices of one in ten change each week, sales of what sells always. */
const sales = (week: number) => `
  toDecimal64(round(pow(10, 2.5 + ${chance(`'price', p`)} * 3) * (0.9 + 0.2 *
    ${chance(`'offer price', p, s, if(cityHash64('repriced', p, s, ${week}) % 10 = 0, ${week}, 0)`)})), 2) AS price,
  ${chance(`'sales', p, s`)} AS demand,
  toUInt32(if(demand < 0.55, 0,
    ceil(pow(10, (demand - 0.55) * 5) * (0.8 + 0.4 * ${chance(`'week', p, s, ${week}`)})))) AS sales_count,
  price * sales_count AS revenue`;

/**
 * The SQL of one week's offers, all columns of the feed: the same for the same size and week on every
 * machine. Weeks are counted from 0; each one mostly repeats the one before.
 */
export const offersOfWeek = (size: MarketSize, week: number): string => `
SELECT * EXCEPT (p, s, c, demand) FROM (
  SELECT
    p, s, toUInt64(${size.categories} * pow(${chance(`'category', p`)}, 1.7)) AS c,
    toUInt16(2026) AS year, toUInt8(${week + 1}) AS week_number,
    ${[seller(week), product(week), brand(size), category, sales(week)].join(',')}
  FROM (${pairs(size, week)})
)`;
