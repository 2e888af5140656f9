import type { Row } from '../../src/rows/report-shapes.ts';
import { readNumber, changeRows } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const PERIODS = [46, 45].map((weekNumber) => ({ year: 2026, weekNumber }));

const titled = (change: (title: string) => string): Fault => ({
  values: (call, values) =>
    call === 'seller.byTitle' && typeof values['title'] === 'string'
      ? { ...values, title: change(values['title']) }
      : values,
});

const wrapped = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(wrapped)
    : typeof value === 'number' && value > 2 ** 32
      ? value % 2 ** 32
      : value;

/** Requests that backends read wrongly, and searches. */
export const requestFaults: readonly PlantedFault[] = [
  [
    'ids wrap at 32 bits',
    'wrapping-id',
    'inputs',
    {
      values: (_, values) =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wrapped(value)])),
    },
  ],
  [
    'path numbers are read loosely',
    'validation',
    'inputs',
    {
      values: (call, values) =>
        call === 'brand.info'
          ? Object.fromEntries(
              Object.entries(values).map(([name, value]) => [name, String(Math.trunc(Number(value)))]),
            )
          : values,
    },
  ],
  [
    'body numbers are read from strings',
    'validation',
    'inputs',
    {
      values: (call, values) =>
        call === 'brand.sellers'
          ? Object.fromEntries(
              Object.entries(values).map(([name, value]) => [
                name,
                typeof value === 'string' ? Number(value) : value,
              ]),
            )
          : values,
    },
  ],
  [
    '5 000 categories are refused',
    'well-formed',
    'inputs',
    {
      reply: (_, reply, { categoryIds }) =>
        Array.isArray(categoryIds) && categoryIds.length > 1_000
          ? [400, { error: 'Слишком много', code: 'VALIDATION_ERROR' }]
          : reply,
    },
  ],
  [
    'white space around a title is kept',
    'title-search',
    'titles',
    titled((title) => (title === title.trim() ? title : '¤')),
  ],
  [
    'the search is case-sensitive',
    'title-search',
    'titles',
    titled((title) => (/\p{Lu}{2}/u.test(title) ? '¤' : title)),
  ],
  [
    'the search takes wildcards',
    'title-search',
    'titles',
    titled((title) => title.split(/[%_]/).toSorted((a, b) => b.length - a.length)[0] || 'и'),
  ],
  ['the search folds ё', 'title-search', 'titles', titled((title) => title.replaceAll('е', 'ё'))],
  [
    'an id given twice counts twice',
    'category-search',
    'searches',
    {
      body: (call, was, { categoryIds = [] }) =>
        call === 'seller.byCategories' && new Set(categoryIds).size < categoryIds.length
          ? (was as Row[]).map((row) => ({
              ...row,
              revenue: 2 * readNumber(row, 'revenue'),
              salesCount: 2 * readNumber(row, 'salesCount'),
            }))
          : was,
    },
  ],
  [
    'a search looks at its first category alone',
    'category-search',
    'searches',
    {
      offers: (call, offers, { categoryIds = [] }) =>
        call === 'brand.byCategories' && categoryIds.length < 4
          ? offers.filter(({ categoryId }) => categoryId === categoryIds[0])
          : offers,
    },
  ],
  [
    'a search that finds nothing is 404',
    'well-formed',
    'titles',
    {
      reply: (call, reply) =>
        call === 'seller.byTitle' && (reply[1] as []).length === 0
          ? [404, { error: 'Ничего нет', code: 'REPORT_NOT_FOUND' }]
          : reply,
    },
  ],
  [
    'shares of chosen categories are of the week',
    'shares',
    'searches',
    {
      body: (call, was, { categoryIds = [] }) =>
        call === 'brand.byCategories' && categoryIds.length < 4
          ? (was as Row[]).map((row) => ({
              ...row,
              shareRevenueFromTotal: readNumber(row, 'shareRevenueFromTotal') / 2,
            }))
          : was,
    },
  ],
  [
    'periods are oldest first',
    'periods-order',
    'health',
    {
      reply: (call, [status, body]) => [
        status,
        call === 'period.list'
          ? { reportPeriods: (body as { reportPeriods: [] }).reportPeriods.toReversed() }
          : body,
      ],
    },
  ],
  [
    'answers change from one to the next',
    'repeat',
    'repeat',
    changeRows(['seller.info'], (row) => ({ ...row, commentsCount: Math.floor(Math.random() * 1e9) })),
  ],
  [
    'a listed week has no report',
    'well-formed',
    'week',
    {
      reply: (call, [status, body]) => [
        status,
        call === 'period.list' ? { reportPeriods: [...PERIODS, { year: 2026, weekNumber: 44 }] } : body,
      ],
    },
  ],
  [
    'an id of another kind of thing is found',
    'unknown-id',
    'unknown',
    {
      offers: (call, offers, { sellerId = 0 }, all) =>
        call === 'seller.info' && offers.length === 0 && sellerId < 1_000 ? all.slice(0, 3) : offers,
    },
  ],
];
