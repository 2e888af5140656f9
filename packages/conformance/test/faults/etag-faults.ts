import type { PlantedFault } from './planted-fault.ts';

let serial = 0;

/** ETags that backends send wrongly, or do not compare. */
export const etagFaults: readonly PlantedFault[] = [
  [
    'every response has the same ETag',
    'etag',
    'repeats',
    { changeResponse: (_, [status, body, own = {}]) => [status, body, { ...own, etag: '"1"' }] },
  ],
  [
    'an ETag names a call and no week',
    'etag',
    'repeats',
    {
      changeResponse: (endpoint, [status, body, headers = {}]) => [
        status,
        body,
        endpoint === 'category.tree' ? { ...headers, etag: '"tree"' } : headers,
      ],
    },
    'category.tree',
  ],
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
  [
    'a report has no ETag',
    'etag',
    'repeats',
    {
      changeResponse: (endpoint, [status, body, headers = {}]) => [
        status,
        body,
        endpoint === 'brand.categories' ? {} : headers,
      ],
    },
    'brand.categories',
  ],
  ['the ETag of a report is never a match', 'etag', 'repeats', { unconditional: 'brand.info' }, 'brand.info'],
  [
    'a repeated request has another ETag',
    'etag',
    'repeats',
    {
      changeResponse: (endpoint, [status, body, headers = {}]) => [
        status,
        body,
        endpoint === 'seller.info' ? { ...headers, etag: `"${(serial += 1)}"` } : headers,
      ],
    },
    'seller.info',
  ],
];
