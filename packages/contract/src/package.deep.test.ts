import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examples } from './examples.ts';
import * as entry from './index.ts';

const { CONTRACT_VERSION } = entry;
const contract = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(realpathSync(tmpdir()), 'vitrina-packed-'));
const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const run = (file: string, options: string[], cwd = project) =>
  execFileSync(file, options, { cwd, encoding: 'utf8' });

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'nodenext',
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What the contract needs of the project. */
const peers = ['zod', '@ts-rest/core'];

/** Packages that the README's examples use beside the contract. */
const linked = ['@tanstack/react-query', '@ts-rest/react-query', '@types/react', 'msw', 'react', 'react-dom'];

/** Type-checks one file of the empty project; returns the compiler's output, empty without errors. */
function typeErrors(text: string, options = {}): string {
  write('index.ts', text);
  const tsconfig = { compilerOptions: { ...compilerOptions, ...options }, files: ['index.ts'] };
  write('tsconfig.json', JSON.stringify(tsconfig));
  try {
    return run(process.execPath, [compiler, '-p', '.']);
  } catch (failed) {
    return (failed as { stdout: string }).stdout;
  }
}

let packedBytes: number;

/** Packs and installs in two more processes: slower than other hooks on a busy machine. */
const HOOK_TIMEOUT_MS = 240_000;

beforeAll(() => {
  const packed = run('pnpm', ['pack', '--json', '--pack-destination', project], contract);
  const { filename } = JSON.parse(packed.slice(packed.indexOf('{'))) as { filename: string };
  packedBytes = statSync(filename).size;
  const dependencies = {
    '@vitrina/contract': `file:${filename}`,
    ...Object.fromEntries(
      [...peers, ...linked].map((name) => [name, `link:${contract}node_modules/${name}`]),
    ),
  };
  write('package.json', JSON.stringify({ name: 'empty', private: true, type: 'module', dependencies }));
  const overrides = peers.map((name) => `  '${name}': link:${contract}node_modules/${name}`);
  write('pnpm-workspace.yaml', ['overrides:', ...overrides, ''].join('\n'));
  run('pnpm', ['install', '--offline']);
}, HOOK_TIMEOUT_MS);

afterAll(() => rmSync(project, { recursive: true }));

test('the package works in an empty project without TypeScript', () => {
  write(
    'index.js',
    `import { CONTRACT_VERSION, contract } from '@vitrina/contract';
    import { implement } from '@vitrina/contract/serving';
    import { createClient } from '@vitrina/contract/client';
    import { examples } from '@vitrina/contract/examples';
    import document from '@vitrina/contract/openapi.json' with { type: 'json' };
    const check = async () => ({ status: 200, body: { ok: true, message: 'Well' } });
    const [call] = implement({ health: contract.health })({ health: { check } });
    const api = async () => ({ status: 200, body: { sellerInfo: examples.SellerInfo }, headers: new Headers() });
    const params = { year: '2026', weekNumber: '46', sellerId: '101' };
    const answer = await createClient({ baseUrl: '', api }).seller.info({ params });
    console.log([CONTRACT_VERSION, document.info.version, call.path, answer.body.sellerInfo.sellerId].join());`,
  );
  expect(run(process.execPath, ['index.js']).trim()).toBe(
    `${CONTRACT_VERSION},${CONTRACT_VERSION},/api/health,101`,
  );
});

const readme = readFileSync(join(contract, 'README.md'), 'utf8');
const readmeExamples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, text = '']) => text);

test.each(readmeExamples)('the README example %# type-checks against the package', (example) => {
  expect(typeErrors(`declare const console: { log(value: unknown): void };\n${example}`)).toBe('');
});

test('the hooks and the handlers of the README show a figure in the empty project', () => {
  const [, endpoints = '', hooks = '', handlers = ''] = readmeExamples;
  write('endpoints.ts', endpoints.replaceAll(/^const \[check.*|^console.*/gm, ''));
  write('hooks.ts', hooks);
  write('handlers.ts', handlers);
  write(
    'page.ts',
    `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
    import { setupServer } from 'msw/node';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { endpoints } from './endpoints.ts';
    import { createHandlers } from './handlers.ts';
    import { api, useRevenue } from './hooks.ts';
    setupServer(...createHandlers(endpoints)).listen({ onUnhandledRequest: 'error' });
    const client = new QueryClient();
    const params = { year: '2026', weekNumber: '46', sellerId: '101' };
    const options = { queryKey: ['seller.info', params], queryData: { params } };
    await api.initQueryClient(client).seller.info.prefetchQuery(options);
    const Revenue = () => createElement('b', {}, useRevenue(101));
    const page = createElement(api.ReactQueryProvider, {}, createElement(Revenue));
    console.log(renderToString(createElement(QueryClientProvider, { client }, page)));
    console.log((await fetch('http://localhost:3000/api/report/seller-info/2026/46/x')).status);`,
  );
  expect(run(process.execPath, ['page.ts']).trim().split('\n')).toEqual([
    `<b>${examples.SellerInfo.revenue}</b>`,
    '400',
  ]);
});

test('the declarations hold where libraries are checked, but for those of @ts-rest/core', () => {
  const entries = ['', '/client', '/examples', '/iso-week', '/serving', '/spelling', '/spreadsheet-text'];
  const imports = entries.map((entry) => `import '@vitrina/contract${entry}';`);
  const errors = typeErrors(imports.join('\n'), { skipLibCheck: false }).split('\n');
  expect(errors.filter((error) => error !== '' && !error.includes('/core/src/'))).toEqual([]);
});

test('no misspelt field of a schema type-checks, nor one used as what it is not', () => {
  const uses = Object.entries<unknown>(entry).flatMap(([name, schema]) =>
    schema instanceof z.ZodMiniObject
      ? Object.keys(schema.shape as object).flatMap((field) => [
          `export const ${name}_${field} = (row: z.output<typeof c.${name}>) => row.${field}s_;`,
          `export const ${name}_${field}_ = (row: z.output<typeof c.${name}>): never => row.${field};`,
        ])
      : [],
  );
  const head = "import type * as z from 'zod/mini'; import type * as c from '@vitrina/contract';";
  const found = typeErrors([head, ...uses].join('\n')).matchAll(/^index\.ts\((\d+),/gm);
  const lines = new Set(Array.from(found, ([, line]) => Number(line) - 2));
  expect(uses.length).toBeGreaterThan(1000);
  expect(uses.filter((_use, at) => !lines.has(at))).toEqual([]);
});

test('the package has the version of the contract, and peers that install beside other versions', () => {
  const packed = JSON.parse(
    readFileSync(join(project, 'node_modules/@vitrina/contract/package.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect(packed).toMatchObject({
    version: CONTRACT_VERSION,
    peerDependencies: {
      '@ts-rest/core': expect.stringContaining('<'),
      zod: expect.stringMatching(/^\^/),
    },
  });
  expect(packed).not.toHaveProperty('dependencies');
});

test('no link of the packed README leads nowhere', () => {
  const prose = readme.replaceAll(/^```.*?^```/gms, '');
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  const packed = join(project, 'node_modules/@vitrina/contract');
  expect(links.filter((link) => !existsSync(join(packed, link)))).toEqual([]);
});

test('the package is at most 102 KB', () => {
  expect(packedBytes).toBeLessThanOrEqual(102 * 1024);
});

const [clientExample = ''] = readmeExamples;
const importContract = "import { contract, type SellerInfo } from '@vitrina/contract';";

test.each([
  ['a figure used as text', clientExample.replace('Promise<number |', 'Promise<string |')],
  [
    'a field of a row used as text',
    `${importContract}\nexport const f = (row: SellerInfo): string => row.revenue;`,
  ],
  [
    'the metadata of a call used as a number',
    `${importContract}\nexport const n: number = contract.seller.info.metadata.profile;`,
  ],
])('%s does not type-check against the package', (_name, text) => {
  expect(typeErrors(text)).toContain('TS2322');
});
