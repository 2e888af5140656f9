import { examples } from '@vitrina/contract/examples';
import { nouns } from '@vitrina/ui/format/plural';
import { expect, test, vi } from 'vitest';
import { buildBriefingBook } from './briefing-book.ts';
import type { Briefing } from './briefing.ts';

vi.stubGlobal('location', { href: 'https://vitrina.example/seller-briefing?sellerId=101' });

const week = { year: 2026, weekNumber: 46 };
const before = { year: 2026, weekNumber: 45 };

const row = { ...week, isPresent: true, revenue: 1_300, salesCount: 13, placeByRevenue: 2 };

const briefing: Briefing = {
  entity: { kind: 'seller', id: 101 },
  name: 'ИП «Нұрлы Жол»',
  what: 'Продавец на Kaspi',
  week,
  before,
  isDemo: false,
  metrics: ['revenue', 'salesCount', 'placeByRevenue'],
  history: [{ ...row, ...before, revenue: 1_000, placeByRevenue: 3 }, row],
  changes: {
    totals: {
      revenueBefore: 1_000,
      revenue: 1_300,
      marketEffect: 100,
      ownEffect: 200,
      demandEffect: 100,
      shareEffect: 150,
      priceEffect: -50,
      addedEffect: 120,
      removedEffect: -20,
      count: 3,
    },
    words: {
      owner: 'магазин',
      ownerGenitive: 'магазина',
      cell: nouns.product,
      demandBasis: 'на карточках',
      shareBasis: 'своя часть',
      priceLabel: 'Цена',
      priceName: 'цена',
      priceBasis: 'свои цены',
      entered: 'Поставили',
      left: 'Нет предложения',
      enteredCells: 'поставленные карточки',
      leftCells: 'карточки без предложения',
    },
    fields: ['productName', 'revenue'],
    rows: [{ productName: 'Смартфон', productId: 5001, revenue: 700 }],
    counts: { entered: 1, left: 1 },
  },
  lists: [
    {
      title: 'Товары',
      fields: ['productName', 'revenue', 'kaspiId', 'potentialProfitIndex'],
      rows: [examples.SellerProduct],
      paperTitle: 'Товары с наибольшей выручкой',
      paperFields: ['productName'],
      paperRows: [],
    },
  ],
  movers: examples.Movers,
};

const metadata = {
  fileName: 'Отчёт',
  lines: [{ term: 'Период', text: 'Неделя 46' }],
  address: location.href,
  toAbsoluteUrl: (href: string) => `https://vitrina.example${href}`,
};

const build = (given: Partial<Briefing> = {}) =>
  buildBriefingBook({
    briefing: { ...briefing, ...given },
    metadata,
    missingWeek: 'Ближайшая раньше — неделя 44.',
    findScope: () => 'category',
  }).pages;

/** The values of the rows above a sheet's table. */
const readHead = (name: string, pages = build()) =>
  pages.find((page) => page.name === name)?.head.map((cells) => cells.map((cell) => cell?.value));

test('a briefing of a seller has a sheet for each question', () => {
  expect(build().map(({ name }) => name)).toEqual([
    'Итог',
    'Причины',
    'Товары',
    'Рост и падение',
    'Как считаем',
  ]);
});

test('what nothing explains has no sheet of causes', () => {
  expect(build({ changes: undefined }).map(({ name }) => name)).not.toContain('Причины');
});

test('the summary holds the week against the one before; a place has no relative change', () => {
  const head = readHead('Итог');
  expect(head).toContainEqual(['Показатель', 'Неделя 46', 'Неделя 45', 'Изменение']);
  expect(head?.find(([label]) => label === 'Выручка')).toEqual([
    'Выручка',
    1_300,
    1_000,
    expect.closeTo(0.3),
  ]);
  expect(head?.find(([label]) => label === 'Место по выручке')?.slice(1, 3)).toEqual([2, 3]);
  expect(head?.find(([label]) => label === 'Место по выручке')?.[3]).toBeUndefined();
});

test('the effects add up from one week to the other', () => {
  const amounts =
    readHead('Причины')
      ?.slice(1, 8)
      .map(([, amount]) => Number(amount)) ?? [];
  expect(amounts).toEqual([1_000, 100, 150, -50, 120, -20, 1_300]);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
});

test('without a week before, the causes and the movement say why and the summary has no change', () => {
  const pages = build({ before: undefined });
  for (const name of ['Причины', 'Рост и падение'])
    expect(readHead(name, pages)).toEqual([['Сравнения нет'], ['Ближайшая раньше — неделя 44.']]);
  expect(readHead('Итог', pages)).toContainEqual(['Выручка', 1_300, undefined, undefined]);
});

test('the head of an index says what it is of', () => {
  const products = build().find(({ name }) => name === 'Товары');
  expect(products?.table?.columns.at(-1)?.head).toBe('Индекс перспективности, в категории');
});

test('charts show what stands in the cells that they name', () => {
  const [summary, causes, products] = build();
  const [line] = summary?.charts ?? [];
  expect(line?.values).toEqual({ column: 1, from: expect.any(Number), to: expect.any(Number) });
  expect((line?.values.to ?? 0) - (line?.values.from ?? 0)).toBe(1);
  expect(causes?.charts?.[0]?.values).toEqual({ column: 1, from: 2, to: 6 });
  expect(products?.charts?.[0]?.values).toEqual({ column: 1, from: 1, to: 1 });
});

test('the last sheet explains every column and leads back to the report', () => {
  const head = readHead('Как считаем') ?? [];
  const terms = head.map(([term]) => term);
  expect(terms).toContain('Период');
  expect(terms).toContain('Артикул Kaspi');
  expect(terms).toContain('Индекс перспективности, в категории');
  expect(head.find(([term]) => term === 'Отчёт')?.[1]).toContain('/seller-briefing?sellerId=101');
});
