import { expect, test } from 'vitest';
import { joinDeclarations } from './join-declarations.ts';
import { shortenDeclarations } from './shorten-declarations.ts';

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

test('of two equal schemas one is written in full, and the other refers to it', () => {
  const schema = 'z.ZodMiniObject<{\n    id: z.ZodMiniInt;\n}, z.core.$strip>';
  const text = `export declare const A: ${schema};\nexport declare const B: ${schema};\n`;
  const short = shortenDeclarations(new Map([['index.d.ts', text]])).get('index.d.ts');
  expect(short).toBe(text.replaceAll('    ', '').replace(/(const B: )[^]*/, '$1typeof A;\n'));
});
