import type { Fault, Row } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes each param of one call, or of all. */
const changeParams = (change: (value: unknown) => unknown, call?: string): Fault => ({
  changeRequest: (endpoint, params) =>
    call === undefined || endpoint === call
      ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, change(value)]))
      : params,
});

/** Refuses some requests of a call as malformed. */
const changeWhere = (call: string, isChanged: (values: Row) => boolean): Fault => ({
  changeRequest: (endpoint, values) =>
    endpoint === call && isChanged(values) ? { ...values, year: null } : values,
});

/** Changes the text of one call’s 200 body. */
const changeText = (call: string, change: (text: string) => string): Fault => ({
  changeResponse: (endpoint, [status, body, headers = {}]) => [
    status,
    endpoint === call && status === 200 ? change(JSON.stringify(body)) : body,
    headers,
  ],
});

const withHeaders = (headers: Readonly<Record<string, string>>): Fault => ({
  changeResponse: (_, [status, body, own = {}]) => [status, body, { ...own, ...headers }],
});

const wrapped = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(wrapped)
    : typeof value === 'number' && value > 2 ** 32
      ? value % 2 ** 32
      : value;

/** Requests that backends read wrongly, and responses that they write wrongly. */
export const wireFaults: readonly PlantedFault[] = [
  ['ids wrap at 32 bits', 'wrapping-id', 'params', changeParams(wrapped)],
  [
    'malformed path numbers are accepted',
    'validation',
    'params',
    changeParams((value) => String(Math.trunc(Number(value))), 'brand.info'),
    'brand.info',
  ],
  [
    'a number with a leading zero is accepted',
    'validation',
    'params',
    changeParams((value) => (typeof value === 'string' ? value.replace(/^0+(?=[1-9])/, '') : value)),
  ],
  [
    'movers take two scopes',
    'validation',
    'params',
    {
      changeRequest: (name, values) =>
        name === 'market.movers' && values['brandId'] === 1 ? { ...values, brandId: undefined } : values,
    },
    'market.movers',
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
    'an unknown query parameter is refused',
    'well-formed',
    'repeats',
    changeWhere('brand.sellers', (values) => 'unknownParam' in values),
    'brand.sellers',
  ],
  [
    'an unknown field of a body is refused',
    'well-formed',
    'params',
    changeWhere('category.sellers', (values) => 'unknownField' in values),
    'category.sellers',
  ],
  [
    'a charset beside the media type is refused',
    'well-formed',
    'params',
    {
      changeResponse: (endpoint, response, _, { 'content-type': type = '' }) =>
        endpoint === 'seller.byTitle' && type.includes('charset')
          ? [415, { error: 'Пришлите JSON.', code: 'VALIDATION_ERROR' }]
          : response,
    },
    'seller.byTitle',
  ],
  [
    'a week is looked for before the values are read',
    'validation',
    'params',
    {
      changeResponse: (endpoint, response, { year }) =>
        endpoint === 'brand.info' && year === '1999'
          ? [404, { error: 'Такого бренда нет.', code: 'BRAND_NOT_FOUND' }]
          : response,
    },
    'brand.info',
  ],
  [
    'periods are oldest first',
    'periods-order',
    'repeats',
    {
      changeResponse: (endpoint, [status, body, headers = {}]) => [
        status,
        endpoint === 'period.list'
          ? { reportPeriods: (body as { reportPeriods: [] }).reportPeriods.toReversed() }
          : body,
        headers,
      ],
    },
    'period.list',
  ],
  [
    'a repeated request has another response',
    'repeat',
    'repeats',
    {
      changeBody: (name, body) =>
        name === 'seller.info'
          ? { sellerInfo: { ...((body as Row)['sellerInfo'] as Row), commentsCount: Date.now() % 1e9 } }
          : body,
    },
    'seller.info',
  ],
  ['content-encoding is wrong', 'response', 'health', withHeaders({ 'content-encoding': 'gzip' })],
  [
    'a body begins with a byte order mark',
    'json',
    'repeats',
    changeText('category.list', (text) => `\ufeff${text}`),
    'category.list',
  ],
  [
    'an object has a name twice',
    'json',
    'repeats',
    changeText('brand.info', (text) => text.replace('"revenue"', '"revenue":1,"revenue"')),
    'brand.info',
  ],
  [
    'a whole number has a fraction',
    'json',
    'repeats',
    changeText('category.list', (text) => text.replaceAll(/"salesCount":(\d+)/g, '"salesCount":$1.0')),
    'category.list',
  ],
  [
    'an id is written with an exponent',
    'json',
    'repeats',
    changeText('brand.info', (text) => text.replace(/"brandId":(\d+)/, '"brandId":$1e0')),
    'brand.info',
  ],
  [
    'publishedAt has no time zone',
    'schema',
    'repeats',
    changeText('period.weekInfo', (text) => text.replace(/(:\d\d)(?:\.\d+)?Z"/, '$1"')),
    'period.weekInfo',
  ],
  [
    'a body of any size is read',
    'body-limit',
    'limits',
    {
      changeResponse: (_, [status, body, headers = {}]) =>
        status === 413 ? [200, [], headers] : [status, body, headers],
    },
  ],
];
