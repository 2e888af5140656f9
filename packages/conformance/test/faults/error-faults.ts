import type { Fault, Row } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const failing = (
  change: (status: number, body: Row, endpoint: string) => readonly [number, unknown],
): Fault => ({
  changeResponse: (endpoint, [status, body, headers = {}]) => {
    if (status === 200) return [status, body, headers];
    const [newStatus, changed] = change(status, body as Row, endpoint);
    return [newStatus, changed, typeof changed === 'string' ? { 'content-type': 'text/html' } : headers];
  },
});

const withoutCall = (call: string): Fault => ({
  changeResponse: (endpoint, response) =>
    endpoint === call ? [404, { error: 'Такого адреса нет.', code: 'NOT_FOUND' }] : response,
});

const codes = { 429: 'TOO_MANY_REQUESTS', 503: 'SERVICE_UNAVAILABLE' } as const;

/** Answers the first request with a limit. */
function limitOnce(status: keyof typeof codes, retryAfter?: string): Fault {
  let isFirst = true;
  return {
    changeResponse: (_, response) => {
      if (!isFirst) return response;
      isFirst = false;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return [status, { error: 'Подождите и повторите.', code: codes[status] }, headers];
    },
  };
}

const searches = ['seller.byTitle', 'seller.byCategories', 'brand.byCategories'];

/** Errors that backends respond with wrongly. */
export const errorFaults: readonly PlantedFault[] = [
  ['an error has status 200', 'unknown-id', 'unknown', failing((_, body) => [200, body])],
  [
    'an error is an HTML page',
    'content-type',
    'unknown',
    failing((status) => [status, '<h1>Not Found</h1>']),
  ],
  [
    'an error has another code',
    'error-code',
    'unknown',
    failing((status, body) => [status, { ...body, code: 'NOT_FOUND' }]),
  ],
  [
    'an error body has an extra field',
    'error-body',
    'unknown',
    failing((status, body) => [status, { ...body, statusCode: status }]),
  ],
  [
    'an error is not in Russian',
    'error-body',
    'unknown',
    failing((status, body) => [status, { ...body, error: 'Not found' }]),
  ],
  [
    'an error is in Russian whatever the person prefers',
    'error-body',
    'languages',
    {
      changeResponse: (_, [status, body, headers = {}]) => {
        if (status === 200) return [status, body, headers];
        return [status, { ...(body as Row), error: 'Запрос составлен неверно: исправьте его.' }, headers];
      },
    },
  ],
  [
    'a 404 is in Russian whatever the person prefers',
    'error-body',
    'languages',
    failing((status, body, endpoint) => [
      status,
      status === 404 && endpoint === 'seller.info' ? { ...body, error: 'Такого продавца нет.' } : body,
    ]),
    'seller.info',
  ],
  [
    'Retry-After is a date',
    'retry-after',
    'health',
    limitOnce(429, 'Sun, 29 Nov 2026 13:00:00 GMT'),
    'health.check',
  ],
  ['Retry-After is no whole number', 'retry-after', 'health', limitOnce(429, '0.5'), 'health.check'],
  ['a busy server says no Retry-After', 'retry-after', 'health', limitOnce(503), 'health.check'],
  [
    'a bad input is 500',
    'validation',
    'params',
    failing((status, body) =>
      status === 400 ? [500, { ...body, code: 'INTERNAL_SERVER_ERROR' }] : [status, body],
    ),
  ],
  [
    'a bad input is 422',
    'response',
    'params',
    failing((status, body) => [status === 400 ? 422 : status, body]),
  ],
  [
    'me without a token is 403',
    'unauthorized',
    'credentials',
    failing((status, body, endpoint) => [endpoint === 'auth.me' ? 403 : status, body]),
  ],
  [
    'an unknown week of a search is SELLER_NOT_FOUND',
    'error-code',
    'unknown',
    failing((status, body, endpoint) => [
      status,
      searches.includes(endpoint) && status === 404 ? { ...body, code: 'SELLER_NOT_FOUND' } : body,
    ]),
  ],
  [
    'an unknown week of a search is an empty list',
    'unknown-week',
    'unknown',
    failing((status, body, endpoint) =>
      searches.includes(endpoint) && status === 404 ? [200, []] : [status, body],
    ),
  ],
  ['a call is not there', 'implemented', 'repeats', withoutCall('brand.products'), 'brand.products'],
  [
    'an unknown path is the app',
    'unknown-route',
    'unknown',
    failing((status, body, endpoint) => (endpoint === 'unknown' ? [200, '<html></html>'] : [status, body])),
  ],
  [
    'a report has another media type',
    'content-type',
    'repeats',
    { changeResponse: (_, [status, body]) => [status, body, { 'content-type': 'text/plain' }] },
  ],
  [
    'week 54 is malformed',
    'unknown-week',
    'unknown',
    {
      changeResponse: (_, [status, body, headers = {}], { weekNumber }) =>
        status === 404 && Number(weekNumber) > 53
          ? [400, { ...(body as Row), code: 'VALIDATION_ERROR' }, headers]
          : [status, body, headers],
    },
  ],
  [
    'an error shows a stack trace',
    'error-body',
    'unknown',
    failing((status, body) => [
      status,
      { ...body, error: 'Ошибка: TypeError at handler (/app/index.js:12:7)' },
    ]),
  ],
];
