import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

type Values = Record<string, unknown>;

/** A server that reads the values of one call otherwise. */
const reading = (name: string, change: (values: Values) => Values): Fault => ({
  changeRequest: (endpoint, values) => (endpoint === name ? change(values) : values),
});

const without =
  (...names: readonly string[]) =>
  (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const noGroup = { count: 0, revenueBefore: 0, revenue: 0, change: 0, rows: [] };
const noMovers = {
  against: null,
  movers: {
    entered: noGroup,
    left: noGroup,
    gained: noGroup,
    lost: noGroup,
    unchangedCount: 0,
    overtook: [],
  },
};

/** A server that answers a call with a body in place of an error. */
const answering = (name: string, status: number, body: unknown, is: (values: Values) => boolean): Fault => ({
  changeResponse: (endpoint, response, values) =>
    endpoint === name && response[0] === status && is(values) ? [200, body] : response,
});

const groups = ['undercut', 'undercut-now', 'tied', 'alone', 'can-raise'];

/** What requests choose beside week and id, read wrongly: week 0, groups, thresholds, scopes, ids of other weeks. */
export const choiceFaults: readonly PlantedFault[] = [
  ['a named week 0 is ignored', 'unknown-week', 'unknown', reading('product.offers', without('against'))],
  [
    'an unknown group is every group',
    'validation',
    'params',
    reading('seller.prices', (values) =>
      groups.includes(String(values['only'])) ? values : without('only')(values),
    ),
  ],
  ['a group is ignored', 'price-groups', 'prices', reading('seller.prices', without('only'))],
  [
    'a threshold above 1 is 1',
    'validation',
    'params',
    reading('brand.prices', (values) =>
      Number(values['threshold']) > 1 ? { ...values, threshold: '1' } : values,
    ),
  ],
  ['a threshold is ignored', 'echo', 'prices', reading('brand.prices', without('threshold'))],
  [
    'movers ignore their scope',
    'mover-groups',
    'movers',
    reading('market.movers', without('sellerId', 'brandId', 'categoryId')),
  ],
  [
    'movers of an absent scope are none',
    'unknown-id',
    'movers',
    answering('market.movers', 404, noMovers, (values) => Boolean(values['sellerId'])),
  ],
  [
    'movers have two scopes',
    'validation',
    'movers',
    answering('market.movers', 400, noMovers, (values) =>
      Boolean(values['sellerId'] && values['categoryId']),
    ),
  ],
  [
    'a kind moves in itself',
    'validation',
    'movers',
    answering('market.movers', 400, noMovers, (values) => values['of'] === 'brands'),
  ],
  [
    'two weeks have one ETag',
    'etag',
    'repeats',
    {
      changeResponse: (endpoint, [status, body, headers]) =>
        endpoint === 'category.tree'
          ? [status, body, { ...headers, etag: '"tree"' }]
          : [status, body, headers ?? {}],
    },
  ],
  [
    'a series has the title of another week',
    'series',
    'histories',
    {
      changeBody: (endpoint, body) =>
        endpoint === 'market.revenueSeries'
          ? {
              ...(body as Values),
              series: (body as { series: Values[] }).series.map((row) => ({ ...row, title: '' })),
            }
          : body,
    },
  ],
  [
    'a product of another week is offered by nobody',
    'unknown-id',
    'unknown',
    answering(
      'product.offers',
      404,
      { against: null, productOffers: [] },
      (values) => Number(values['productId']) < 600,
    ),
  ],
  [
    'a seller of another week has no brands',
    'unknown-id',
    'unknown',
    answering('seller.brands', 404, { sellerBrands: [] }, (values) => Number(values['sellerId']) === 25),
  ],
];
