import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@vitrina/contract';
import { listEndpoints } from '@vitrina/contract/serving';
import { expect, test } from 'vitest';

/** Reports that backends serve and no screen reads yet. */
const withoutScreen: readonly string[] = [];

const src = fileURLToPath(new URL('../src', import.meta.url));

const code = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`${src}/${file}`, 'utf8'))
  .join('\n');

/** The reports that modules read: `seller.info` of `reports.seller.info`. */
const read = new Set([...code.matchAll(/\breports\.(\w+\.\w+)/g)].map(([, name]) => name));

test('a screen reads each report; one without a screen is named in this file', () => {
  const reports = listEndpoints(contract).filter(({ endpoint }) => endpoint.path.startsWith('/api/report/'));
  const unread = reports.map(({ name }) => name).filter((name) => !read.has(name));
  expect(unread).toEqual(withoutScreen);
});
