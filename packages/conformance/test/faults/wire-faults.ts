import type { Fault, Row } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Changes each param of one call, or of all. */
const changeParams = (change: (value: unknown) => unknown, call?: string): Fault => ({
  changeRequest: (endpoint, params) =>
    call === undefined || endpoint === call
      ? Object.fromEntries(Object.entries(params).map(([name, value]) => [name, change(value)]))
      : params,
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
    'params',
    {
      changeRequest: (_, params) => ('unknownParam' in params ? { ...params, sellerId: 'x' } : params),
    },
    'seller.info',
  ],
  [
    'periods are oldest first',
    'periods-order',
    'repeats',
    {
      changeResponse: (endpoint, [status, body]) => [
        status,
        endpoint === 'period.list'
          ? { reportPeriods: (body as { reportPeriods: [] }).reportPeriods.toReversed() }
          : body,
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
  ['every response has the same ETag', 'etag', 'repeats', withHeaders({ etag: '"1"' })],
  [
    'any ETag is a match',
    'etag',
    'repeats',
    {
      changeResponse: (endpoint, [status, body, headers], _, sent) => [
        sent['if-none-match'] === undefined ? status : 304,
        sent['if-none-match'] === undefined ? body : '',
        { ...headers, etag: `"${endpoint}"` },
      ],
    },
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
