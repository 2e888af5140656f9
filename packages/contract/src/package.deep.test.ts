import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinDeclarations } from '../build/join-declarations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { CONTRACT_VERSION } from './index.ts';

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

/** Packages that the README's examples use beside the contract. */
const linked = ['@tanstack/react-query', '@ts-rest/react-query', '@types/react', 'msw', 'react', 'react-dom'];

/** Type-checks one file of the empty project; returns the compiler's output, empty without errors. */
function typeErrors(text: string): string {
  write('index.ts', text);
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['index.ts'] }));
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
    ...Object.fromEntries(linked.map((name) => [name, `link:${contract}node_modules/${name}`])),
  };
  write('package.json', JSON.stringify({ name: 'empty', private: true, type: 'module', dependencies }));
  const overrides = ['zod', '@ts-rest/core'].map(
    (name) => `  '${name}': link:${contract}node_modules/${name}`,
  );
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

test('two modules of an entry that declare the same name cannot be joined', () => {
  const modules = new Map([
    ['index.d.ts', "export * from './a.ts';\nexport * from './b.ts';\n"],
    ['a.d.ts', "import * as z from 'zod/mini';\nimport type { B } from './b.ts';\nexport type A = B;\n"],
    ['b.d.ts', 'import type * as z from \'zod/mini\';\nexport type B = typeof import("./a.ts").A;\n'],
  ]);
  expect([...joinDeclarations(modules, ['index'])]).toEqual([
    [
      'index.d.ts',
      "import type * as z from 'zod/mini';\nexport type A = B;\nexport type B = typeof A;\nexport {};\n",
    ],
  ]);
  modules.set('b.d.ts', 'type A = 1;\n');
  expect(() => joinDeclarations(modules, ['index'])).toThrow('index.d.ts: two modules declare A');
});

test('the package has the version of the contract', () => {
  const { version } = JSON.parse(readFileSync(join(contract, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(CONTRACT_VERSION);
});

test('the package is at most 86 KB', () => {
  expect(packedBytes).toBeLessThanOrEqual(86 * 1024);
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
