import { describe, expect, test } from 'vitest';
import { nouns } from '../format/plural.ts';
import {
  summarizeProspects,
  formatPriceRange,
  formatRatio,
  summarizeConcentration,
  summarizeHalf,
  summarizeSelectedPrices,
  summarizeBestSeller,
  summarizePrices,
  summarizeGrowth,
  summarizeLeader,
} from './chart-summaries.ts';
import { computePriceBins } from './price-histogram/price-bins.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const toItems = (...revenues: number[]) =>
  revenues.map((revenue, place) => ({ title: `Имя ${place + 1}`, revenue }));

describe('Summaries', () => {
  test('name the leader and its lead over the second', () => {
    expect(plain(summarizeLeader(toItems(18, 9, 3), 100))).toBe(
      'Имя 1 — 18,0 % выручки, в 2 раза больше, чем Имя 2',
    );
    expect(plain(summarizeLeader(toItems(20.5, 20), 100))).toBe(
      'Имя 1 и Имя 2 почти наравне: 20,5 % и 20,0 % выручки',
    );
    expect(plain(summarizeLeader(toItems(7, 0), 7))).toBe('Вся выручка — Имя 1');
    expect(plain(summarizeLeader(toItems(7), 14))).toBe('Имя 1 — 50,0 % выручки');
    expect(summarizeLeader(toItems(0, 0), 0)).toBeUndefined();
  });

  test('keep their order after a right-to-left name', () => {
    const turning = [{ title: '\u202eИмя\u2069 1\u2067', revenue: 18 }, ...toItems(9)];
    expect(plain(summarizeLeader(turning, 36))).toBe('Имя 1 — 50,0 % выручки, в 2 раза больше, чем Имя 1');
  });

  test('decline ratios', () => {
    expect([1.4, 2.02, 5, 9.99, 21.3, 1000].map((ratio) => plain(formatRatio(ratio)))).toEqual([
      'в 1,4 раза',
      'в 2 раза',
      'в 5 раз',
      'в 10 раз',
      'в 21 раз',
      'в 1 000 раз',
    ]);
  });

  test('count how many make half of the revenue', () => {
    expect(plain(summarizeHalf(toItems(30, 25, 25, 20), nouns.category))).toBe(
      'Половина выручки — 2 из 4 категорий; больше всего — Имя 1: 30,0 %',
    );
    expect(plain(summarizeHalf(toItems(60, 40), nouns.category))).toBe(
      'Больше половины выручки — Имя 1: 60,0 %',
    );
    expect(plain(summarizeHalf(toItems(60), nouns.category))).toBe('Вся выручка — Имя 1');
  });

  test('give the share of the first five, or the leader of fewer', () => {
    const many = toItems(...Array.from({ length: 21 }, () => 10));
    expect(plain(summarizeConcentration(many, 210, nouns.seller))).toBe(
      'Первые 5 из 21 продавца — 23,8 % выручки, лидер — Имя 1: 4,8 %',
    );
    expect(plain(summarizeConcentration(toItems(3, 1), 4, nouns.seller))).toBe(
      'Имя 1 — 75,0 % выручки, в 3 раза больше, чем Имя 2',
    );
  });

  test('give the prices of half of the revenue', () => {
    const prices = computePriceBins([
      { price: 1_000, revenue: 10 },
      { price: 50_000, revenue: 60 },
      { price: 900_000, revenue: 30 },
    ]);
    expect(plain(prices === null ? '' : summarizePrices(prices))).toBe(
      '60,0 % выручки — товары от 42 до 56 тыс. ₸',
    );
    expect(
      [formatPriceRange(900, 1200), formatPriceRange(400, 900), formatPriceRange(950_000, 1_200_000)].map(
        plain,
      ),
    ).toEqual(['от 900 ₸ до 1,2 тыс. ₸', 'от 400 до 900 ₸', 'от 950 тыс. ₸ до 1,2 млн ₸']);
  });

  test('give the revenue share of the selected prices', () => {
    const products = [10, 20, 70].map((revenue) => ({ price: revenue * 100, revenue }));
    expect(plain(summarizeSelectedPrices(products, { from: 1_000, to: 2_000 }))).toBe(
      '30,0 % выручки — отобранные товары',
    );
    expect(plain(summarizeSelectedPrices(products, { from: 7_000, to: null }))).toBe(
      '70,0 % выручки — отобранные товары',
    );
  });

  test('name the best seller, with a long title cut', () => {
    expect(
      plain(summarizeBestSeller([{ title: `${'Ы'.repeat(28)}, ${'ы'.repeat(60)}`, revenue: 5, price: 990 }])),
    ).toBe(`100,0 % выручки — один товар за 990 ₸: ${'Ы'.repeat(28)}…`);
    expect(summarizeBestSeller([{ title: 'Чайник', revenue: 0, price: 990 }])).toBeUndefined();
  });

  test('count promising products and name the item with most room to grow', () => {
    const parts = [
      { level: 4, count: 1, share: 0.4 },
      { level: 1, count: 20, share: 0.6 },
    ];
    expect(plain(summarizeProspects(parts, nouns.product))).toBe(
      '«Хорошая» и выше — 1 из 21 товара, 40,0 % выручки',
    );
    expect(plain(summarizeProspects(parts.slice(1), nouns.product))).toBe(
      '«Хорошая» и выше — ни одного из 20 товаров',
    );
    const rooms = [
      { title: 'Весы', revenue: 9, share: 0.01 },
      { title: 'Утюги', revenue: 5, share: null },
    ];
    expect(plain(summarizeGrowth(rooms, 24))).toBe(
      'Сильный рынок, малая доля — 2 из 24 крупнейших; первый — Весы: 1,0 %',
    );
    expect(plain(summarizeGrowth(rooms.slice(1), 24))).toMatch(/Утюги: доли нет$/);
    expect(summarizeGrowth([], 24)).toBe('Сильных рынков с малой долей нет');
    expect(summarizeGrowth(rooms, 1)).toBeUndefined();
  });
});
