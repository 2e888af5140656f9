import type { Row } from '../../src/rows/report-shapes.ts';
import { readNumber } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

const failing = (change: (status: number, body: Row, asked: Row) => readonly [number, Row]): Fault => ({
  reply: (_, [status, was, headers = {}], asked) =>
    status === 200 ? [status, was, headers] : [...change(status, was as Row, asked), headers],
});

/** What backends get wrong around an answer: its status, its words, its headers. */
export const responseFaults: readonly PlantedFault[] = [
  [
    'a number with a leading zero is read',
    'validation',
    'inputs',
    {
      values: (_, asked) =>
        Object.fromEntries(
          Object.entries(asked).map(([name, value]) => [
            name,
            typeof value === 'string' ? value.replace(/^0+(?=[1-9])/, '') : value,
          ]),
        ),
    },
  ],
  [
    'a week that no year has is malformed',
    'unknown-week',
    'unknown',
    failing((status, said, asked) =>
      status === 404 && readNumber(asked, 'weekNumber') > 53
        ? [400, { ...said, code: 'VALIDATION_ERROR' }]
        : [status, said],
    ),
  ],
  [
    'an error shows the insides of the server',
    'error-body',
    'unknown',
    failing((status, said) => [
      status,
      { ...said, error: 'Ошибка: TypeError at handler (/app/index.js:12:7)' },
    ]),
  ],
  [
    'every answer has the same ETag',
    'etag',
    'repeat',
    { reply: (_, [status, was, headers]) => [status, was, { ...headers, etag: '"1"' }] },
  ],
  [
    'any ETag is known',
    'etag',
    'repeat',
    {
      reply: (call, [status, was, headers], _, sent) => [
        sent['if-none-match'] === undefined ? status : 304,
        sent['if-none-match'] === undefined ? was : '',
        { ...headers, etag: `"${call}"` },
      ],
    },
  ],
  [
    'an answer is said to be compressed and is not',
    'answers',
    'sellers',
    { reply: (_, [status, was, headers]) => [status, was, { ...headers, 'content-encoding': 'gzip' }] },
  ],
];
