import type { Row } from '../../src/rows/report-shapes.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const failing = (change: (status: number, body: Row, call: string) => readonly [number, unknown]): Fault => ({
  reply: (call, [status, body, headers = {}]) => {
    if (status === 200) return [status, body, headers];
    const [other, said] = change(status, body as Row, call);
    return [other, said, typeof said === 'string' ? { 'content-type': 'text/html' } : headers];
  },
});

const searches = ['seller.byTitle', 'seller.byCategories', 'brand.byCategories'];

/** Failures that backends answer wrongly. */
export const errorFaults: readonly PlantedFault[] = [
  ['a failure is answered with 200', 'unknown-id', 'unknown', failing((_, body) => [200, body])],
  ['a failure is a page', 'content-type', 'unknown', failing((status) => [status, '<h1>Not Found</h1>'])],
  [
    'a failure has another code',
    'error-code',
    'unknown',
    failing((status, body) => [status, { ...body, code: 'NOT_FOUND' }]),
  ],
  [
    'an error body has a field more',
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
    'a bad input is 500',
    'validation',
    'inputs',
    failing((status, body) =>
      status === 400 ? [500, { ...body, code: 'INTERNAL_SERVER_ERROR' }] : [status, body],
    ),
  ],
  [
    'a bad input is 422',
    'answers',
    'inputs',
    failing((status, body) => [status === 400 ? 422 : status, body]),
  ],
  [
    'me without a token is 403',
    'unauthorized',
    'refusals',
    failing((status, body, call) => [call === 'auth.me' ? 403 : status, body]),
  ],
  [
    'an unknown week of a search is SELLER_NOT_FOUND',
    'error-code',
    'unknown',
    failing((status, body, call) => [
      status,
      searches.includes(call) && status === 404 ? { ...body, code: 'SELLER_NOT_FOUND' } : body,
    ]),
  ],
  [
    'an unknown week of a search is an empty list',
    'unknown-week',
    'unknown',
    failing((status, body, call) => (searches.includes(call) && status === 404 ? [200, []] : [status, body])),
  ],
  [
    'an unknown address is the app',
    'unknown-route',
    'unknown',
    failing((status, body, call) => (call === 'unknown' ? [200, '<html></html>'] : [status, body])),
  ],
  [
    'a report is no JSON type',
    'content-type',
    'week',
    { reply: (_, [status, body]) => [status, body, { 'content-type': 'text/plain' }] },
  ],
];
