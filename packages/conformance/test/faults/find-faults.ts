import type { Found } from '@vitrina/contract';
import { changeBody } from '../change-body.ts';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

type Row = Found['sellers'][number];

const found = (change: (rows: readonly Row[], kind: string) => readonly Row[]): Fault =>
  changeBody('find.byText', ({ find }) => ({
    find: Object.fromEntries(Object.entries(find as Found).map(([kind, rows]) => [kind, change(rows, kind)])),
  }));

const asked = (change: (text: string) => string): Fault => ({
  values: (call, values) =>
    call === 'find.byText' && typeof values['text'] === 'string'
      ? { ...values, text: change(values['text']) }
      : values,
});

/** Searches for anything that backends get wrong. */
export const findFaults: readonly PlantedFault[] = [
  ['links are not read', 'find', 'find', asked((text) => (text.includes('/shop/') ? '¤' : text))],
  [
    'links without a scheme are not read',
    'find',
    'find',
    asked((text) => text.replace(/^(www|kaspi)\b.*/, '¤')),
  ],
  [
    'only digits are an article number',
    'find',
    'find',
    asked((text) => (/^[ks]\d+$/.test(text.trim()) ? '¤' : text)),
  ],
  [
    'a link finds the seller of that number',
    'find',
    'find',
    asked((text) => text.replace(/^.*\/p\/.*-k(\d+)\/.*/s, 's$1')),
  ],
  ['find is case-sensitive', 'find', 'find', asked((text) => (/\p{Lu}{2}/u.test(text) ? '¤' : text))],
  ['find takes wildcards', 'find', 'find', asked((text) => text.replace(/[%_]$/, '') || 'а')],
  [
    'find keeps the white space around a text',
    'find',
    'find',
    asked((text) => (text === text.trim() ? text : '¤')),
  ],
  ['find looks at sellers alone', 'find', 'find', found((rows, kind) => (kind === 'sellers' ? rows : []))],
  ['find stops at five', 'find', 'find', found((rows) => rows.slice(0, 5))],
  [
    'found things are ordered by title',
    'list-order',
    'find',
    found((rows) => rows.toSorted((a, b) => a.title.localeCompare(b.title))),
  ],
  [
    'what is found has no revenue',
    'find',
    'find',
    found((rows) => rows.map((row) => ({ ...row, revenue: 0 }))),
  ],
  [
    'what is found is named otherwise',
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
      body: (call, was, { text = '' }) => {
        if (call !== 'find.byText' || !/^Категория \d{3,}$/.test(text)) return was;
        const { find } = was as { find: Found };
        return { find: { ...find, categories: [...find.categories, { id: 101, title: text, revenue: 0 }] } };
      },
    },
  ],
  [
    'nothing found is 404',
    'well-formed',
    'find',
    {
      reply: (call, reply) =>
        call === 'find.byText' && JSON.stringify(reply[1]).length < 80
          ? [404, { error: 'Ничего нет', code: 'REPORT_NOT_FOUND' }]
          : reply,
    },
  ],
];
