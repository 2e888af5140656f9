import type { Found } from '@vitrina/contract';
import { changeBody } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

type Row = Found['sellers'][number];

const found = (change: (rows: readonly Row[], kind: string) => readonly Row[]): Fault =>
  changeBody('find.byText', ({ find }) => ({
    find: Object.fromEntries(Object.entries(find as Found).map(([kind, rows]) => [kind, change(rows, kind)])),
  }));

const params = (change: (text: string) => string): Fault => ({
  changeRequest: (endpoint, params) =>
    endpoint === 'find.byText' && typeof params['text'] === 'string'
      ? { ...params, text: change(params['text']) }
      : params,
});

/** Searches for anything with typical errors. */
export const findFaults: readonly PlantedFault[] = [
  ['links are not read', 'find', 'find', params((text) => (text.includes('/shop/') ? '¤' : text))],
  [
    'links without a scheme are not read',
    'find',
    'find',
    params((text) => text.replace(/^(www|kaspi)\b.*/, '¤')),
  ],
  [
    'only digits are an article number',
    'find',
    'find',
    params((text) => (/^[ks]\d+$/.test(text.trim()) ? '¤' : text)),
  ],
  [
    'a link finds the seller of that number',
    'find',
    'find',
    params((text) => text.replace(/^.*\/p\/.*-k(\d+)\/.*/s, 's$1')),
  ],
  ['find is case-sensitive', 'find', 'find', params((text) => (/\p{Lu}{2}/u.test(text) ? '¤' : text))],
  ['find takes wildcards', 'find', 'find', params((text) => text.replace(/[%_]$/, '') || 'а')],
  ['find does not trim the text', 'find', 'find', params((text) => (text === text.trim() ? text : '¤'))],
  ['find searches sellers alone', 'find', 'find', found((rows, kind) => (kind === 'sellers' ? rows : []))],
  ['find stops at five', 'find', 'find', found((rows) => rows.slice(0, 5))],
  [
    'results are ordered by title',
    'list-order',
    'find',
    found((rows) => rows.toSorted((a, b) => a.title.localeCompare(b.title))),
  ],
  ['results have no revenue', 'find', 'find', found((rows) => rows.map((row) => ({ ...row, revenue: 0 })))],
  [
    'results have other titles',
    'same-everywhere',
    'find',
    found((rows) => rows.map((row) => ({ ...row, title: `${row.title} ` }))),
  ],
  ['find has more than 20', 'schema', 'find', found((rows) => [...rows, ...rows, ...rows].slice(0, 21))],
  [
    'higher categories are found',
    'find',
    'find',
    {
      changeBody: (endpoint, body, { text = '' }) => {
        if (endpoint !== 'find.byText' || !/^Категория \d{3,}$/.test(text)) return body;
        const { find } = body as { find: Found };
        return { find: { ...find, categories: [...find.categories, { id: 101, title: text, revenue: 0 }] } };
      },
    },
  ],
  [
    'an empty result is 404',
    'well-formed',
    'find',
    {
      changeResponse: (endpoint, reply) =>
        endpoint === 'find.byText' && JSON.stringify(reply[1]).length < 80
          ? [404, { error: 'Ничего нет', code: 'REPORT_NOT_FOUND' }]
          : reply,
    },
  ],
];
