import type { Row } from '../../src/rows/report-shapes.ts';
import { readNumber } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const failing = (change: (status: number, body: Row, params: Row) => readonly [number, Row]): Fault => ({
  changeResponse: (_, [status, body, headers = {}], params) =>
    status === 200 ? [status, body, headers] : [...change(status, body as Row, params), headers],
});

/** Wrong statuses, error texts and headers. */
export const responseFaults: readonly PlantedFault[] = [
  [
    'a number with a leading zero is accepted',
    'validation',
    'params',
    {
      changeRequest: (_, params) =>
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'string' ? value.replace(/^0+(?=[1-9])/, '') : value,
          ]),
        ),
    },
  ],
  [
    'week 54 is malformed',
    'unknown-week',
    'unknown',
    failing((status, body, params) =>
      status === 404 && readNumber(params, 'weekNumber') > 53
        ? [400, { ...body, code: 'VALIDATION_ERROR' }]
        : [status, body],
    ),
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
  [
    'every response has the same ETag',
    'etag',
    'repeats',
    { changeResponse: (_, [status, body, headers]) => [status, body, { ...headers, etag: '"1"' }] },
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
    'content-encoding is wrong',
    'response',
    'sellers',
    {
      changeResponse: (_, [status, body, headers]) => [
        status,
        body,
        { ...headers, 'content-encoding': 'gzip' },
      ],
    },
  ],
];
