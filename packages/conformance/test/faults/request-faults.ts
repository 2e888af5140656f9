import type { Row } from '../../src/rows/report-shapes.ts';
import { readNumber, changeRows } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const PERIODS = [46, 45].map((weekNumber) => ({ year: 2026, weekNumber }));

const titled = (change: (title: string) => string): Fault => ({
  changeRequest: (endpoint, params) =>
    endpoint === 'seller.byTitle' && typeof params['title'] === 'string'
      ? { ...params, title: change(params['title']) }
      : params,
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
    'params',
    {
      changeRequest: (_, params) =>
        Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wrapped(value)])),
    },
  ],
  [
    'malformed path numbers are accepted',
    'validation',
    'params',
    {
      changeRequest: (endpoint, params) =>
        endpoint === 'brand.info'
          ? Object.fromEntries(
              Object.entries(params).map(([name, value]) => [name, String(Math.trunc(Number(value)))]),
            )
          : params,
    },
  ],
  [
    'numeric strings are accepted in a body',
    'validation',
    'params',
    {
      changeRequest: (endpoint, params) =>
        endpoint === 'brand.sellers'
          ? Object.fromEntries(
              Object.entries(params).map(([name, value]) => [
                name,
                typeof value === 'string' ? Number(value) : value,
              ]),
            )
          : params,
    },
  ],
  [
    '5 000 categories are refused',
    'well-formed',
    'params',
    {
      changeResponse: (_, reply, { categoryIds }) =>
        Array.isArray(categoryIds) && categoryIds.length > 1_000
          ? [400, { error: 'Слишком много', code: 'VALIDATION_ERROR' }]
          : reply,
    },
  ],
  [
    'white space around a title is not trimmed',
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
      changeBody: (endpoint, body, { categoryIds = [] }) =>
        endpoint === 'seller.byCategories' && new Set(categoryIds).size < categoryIds.length
          ? (body as Row[]).map((row) => ({
              ...row,
              revenue: 2 * readNumber(row, 'revenue'),
              salesCount: 2 * readNumber(row, 'salesCount'),
            }))
          : body,
    },
  ],
  [
    'a search uses its first category alone',
    'category-search',
    'searches',
    {
      changeOffers: (endpoint, offers, { categoryIds = [] }) =>
        endpoint === 'brand.byCategories' && categoryIds.length < 4
          ? offers.filter(({ categoryId }) => categoryId === categoryIds[0])
          : offers,
    },
  ],
  [
    'a search that finds nothing is 404',
    'well-formed',
    'titles',
    {
      changeResponse: (endpoint, reply) =>
        endpoint === 'seller.byTitle' && (reply[1] as []).length === 0
          ? [404, { error: 'Ничего нет', code: 'REPORT_NOT_FOUND' }]
          : reply,
    },
  ],
  [
    'shares of chosen categories are of the week',
    'shares',
    'searches',
    {
      changeBody: (endpoint, body, { categoryIds = [] }) =>
        endpoint === 'brand.byCategories' && categoryIds.length < 4
          ? (body as Row[]).map((row) => ({
              ...row,
              shareRevenueFromTotal: readNumber(row, 'shareRevenueFromTotal') / 2,
            }))
          : body,
    },
  ],
  [
    'periods are oldest first',
    'periods-order',
    'health',
    {
      changeResponse: (endpoint, [status, body]) => [
        status,
        endpoint === 'period.list'
          ? { reportPeriods: (body as { reportPeriods: [] }).reportPeriods.toReversed() }
          : body,
      ],
    },
  ],
  [
    'a repeated request has another response',
    'repeat',
    'repeats',
    changeRows(['seller.info'], (row) => ({ ...row, commentsCount: Math.floor(Math.random() * 1e9) })),
  ],
  [
    'a listed week has no report',
    'well-formed',
    'week',
    {
      changeResponse: (endpoint, [status, body]) => [
        status,
        endpoint === 'period.list' ? { reportPeriods: [...PERIODS, { year: 2026, weekNumber: 44 }] } : body,
      ],
    },
  ],
  [
    'an id of another kind is found',
    'unknown-id',
    'unknown',
    {
      changeOffers: (endpoint, offers, { sellerId = 0 }, all) =>
        endpoint === 'seller.info' && offers.length === 0 && sellerId < 1_000 ? all.slice(0, 3) : offers,
    },
  ],
];
