import { gzipSync } from 'node:zlib';
import { createRng, type Rng } from '@vitrina/conformance/rng.ts';

/** An offer of a small market, whose amounts are in hundredths of a tenge. */
export interface DrawnOffer {
  readonly week: number;
  readonly shop: string;
  readonly article: string;
  readonly name: string;
  readonly brand: string;
  readonly path: readonly [string, string, string];
  readonly price: number;
  readonly units: number;
  readonly revenue: number;
}

/** Creates offers of weeks 45 and 46 of 2026, none twice. */
export const createOffers = (seed: number): DrawnOffer[] => {
  const rng = createRng(seed);
  return Array.from({ length: 40 }, (_, at) => {
    const product = Math.floor(at / 4);
    const price = rng.below(20_000_000) + 100;
    const units = rng.chance(0.3) ? 0 : rng.below(2000) + 1;
    return {
      week: 45 + (at % 2),
      shop: `ТОО «Дом ${at % 4}»`,
      article: `000${product}${seed}`,
      name: `Чайник "${product}", 1,7 л; белый`,
      brand: product % 5 === 0 ? '' : `Бренд ${product % 3}`,
      path: [`Раздел ${product % 2}`, `Подраздел ${product % 4}`, `Товары ${product % 7}`],
      price,
      units,
      revenue: units === 0 ? 0 : price * units + rng.below(100),
    };
  });
};

type Style = (hundredths: number) => string;

const group = (whole: number, sign: string) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, sign);
const amount =
  (sign: string, decimal: string, end = ''): Style =>
  (hundredths) =>
    `${group(Math.floor(hundredths / 100), sign)}${decimal}${String(hundredths % 100).padStart(2, '0')}${end}`;

const numberStyles: readonly Style[] = [
  amount('', '.'),
  amount('', ','),
  amount('\u00A0', ',', ' тг'),
  amount(' ', ',', ' тенге'),
  amount("'", '.'),
  amount('.', ','),
  amount(',', '.', ' KZT'),
];

const headerStyles = [
  [
    'Неделя',
    'Магазин',
    'Артикул',
    'Наименование',
    'Бренд',
    'Категория',
    'Цена, тг',
    'Продажи (шт)',
    'Выручка',
  ],
  ['Week', 'Merchant', 'SKU', 'Product name', 'Brand', 'Category', 'Unit price', 'Units sold', 'Turnover'],
  [
    'ПЕРИОД',
    'Продавец',
    'Код товара',
    'название товара',
    'Производитель',
    'Категория',
    'Стоимость',
    'Кол-во',
    'Оборот',
  ],
] as const;

const weekStyles: readonly ((week: number) => string)[] = [
  (week) => `2026-W${week}`,
  (week) => `неделя ${week}, 2026`,
  (week) =>
    `${String(2 + (week - 45) * 7).padStart(2, '0')}.11.2026–${String(8 + (week - 45) * 7).padStart(2, '0')}.11.2026`,
];

/** Encodes text in windows-1251 by the decoder's own table. */
const encode1251 = (text: string): Buffer => {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (letter) => Math.max(letters.indexOf(letter), 0)));
};

const encodings: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  encode1251,
];

/** Draws the defects that people's tables have. */
const addDefects = (rows: string[][], rng: Rng): string[][] => {
  const width = rows[0]?.length ?? 0;
  const blank = () => Array.from({ length: width }, () => '');
  const padded = rng.chance(0.3) ? rows.map((row) => row.map((cell) => ` ${cell}\u00A0`)) : rows;
  const titled = rng.chance(0.3) ? [['Отчёт', ...blank().slice(1)], ...padded] : padded;
  const spaced = rng.chance(0.3) ? titled.toSpliced(8, 0, blank()) : titled;
  const summed = rng.chance(0.3) ? [...spaced, ['Итого', ...blank().slice(2), '999'], blank()] : spaced;
  return rng.chance(0.3) ? summed.map((row) => [...row, '']) : summed;
};

const quote = (cell: string) => (/[",;|\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes offers as a table that a seed draws: encoding, separator, headers, styles and defects. */
export const drawTable = (
  offers: readonly DrawnOffer[],
  seed: number,
): { description: string; content: Buffer } => {
  const rng = createRng(seed);
  const [headers, style, week] = [rng.pick(headerStyles), rng.pick(numberStyles), rng.pick(weekStyles)];
  const [separator, sign] = [rng.pick([',', ';', '\t', '|']), rng.pick([' > ', ' › ', ' \\ ', '/'])];
  const rows = offers.map((offer) => [
    week(offer.week),
    offer.shop,
    offer.article,
    offer.name,
    offer.brand === '' ? rng.pick(['', '-', 'Без бренда', 'no brand']) : offer.brand,
    offer.path.join(sign),
    style(offer.price),
    String(offer.units),
    style(offer.revenue),
  ]);
  const lines = addDefects([[...headers], ...rows], rng).map((row) => row.map(quote).join(separator));
  const end = rng.pick(['\n', '\r\n']);
  const text = `${rng.chance(0.2) ? `sep=${separator}${end}` : ''}${lines.join(end)}${end}`;
  const encode = sign === ' › ' ? rng.pick(encodings.slice(0, 4)) : rng.pick(encodings);
  const bytes = encode(text);
  const description = [
    separator,
    sign,
    style(123_456_789),
    week(46),
    headers[0],
    encodings.indexOf(encode),
  ].join(' ');
  return { description, content: rng.chance(0.2) ? gzipSync(bytes) : bytes };
};
