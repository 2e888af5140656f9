import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../src/rules.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const document = read('../docs/rules.md');
const rows = [...document.matchAll(/^\| `(.+?)` +\| (.+?) +\| \[(.+?)\]\((.+?)\): “(.+?)” +\|$/gm)];

test('the document lists each rule with the sentence that the kit prints', () => {
  expect(rows.map(([, rule, sentence]) => [rule, sentence])).toEqual(Object.entries(rules));
});

test.each(rows.map(([, rule, , , path = '', quote = '']) => [rule, path, quote] as const))(
  'the contract says what %s comes from',
  (_rule, path, quote) => {
    const text = read(`../docs/${path}`);
    expect(path.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text).toContain(quote);
  },
);
