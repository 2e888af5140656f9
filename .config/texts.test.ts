import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders with texts in catalogues: `texts/<language>/`, in the api `texts/<language>.ts`. */
const folders = ['apps/web/src', 'packages/ui/src', 'apps/api/src/{auth,letter}'];

/** Files with Russian that no visitor reads, and why. */
const exceptions = [
  /apps\/web\/src\/pages\/gallery\//, // for developers; not in the build
  /packages\/ui\/src\/language\/language\.ts$/, // languages by their own names
  /packages\/ui\/src\/report-table\/state\/filter-words\.ts$/, // words in addresses of earlier versions
  /packages\/ui\/src\/charts\/text-width\.ts$/, // widths of letters
];

const read = (file: string) => readFileSync(root + file, 'utf8');
const list = (pattern: string) =>
  folders.flatMap((folder) => globSync(`${folder}/${pattern}`, { cwd: root }));
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const hasCyrillic = (code: string) => /\p{Script=Cyrillic}/u.test(withoutComments(code));

const sources = list('**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const languages = ['ru', 'kk', 'en'];
const catalogues = sources.filter((file) => /\/texts\/(?:ru|kk|en)\//.test(file));

/**
 * Describes the shape that a text has in all languages: its kind, a function's parameters, an object's keys; a noun
 * has the grammar of its language, and a list of words may differ in length.
 */
const describeText = (text: unknown): unknown => {
  if (typeof text === 'function') return `function of ${text.length}`;
  if (typeof text !== 'object' || text === null) return typeof text;
  if (Array.isArray(text))
    return text.every((one) => typeof one === 'string') ? 'words' : text.map(describeText);
  if ('one' in text && 'few' in text && 'many' in text) return 'noun';
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, describeText(value)]));
};

const describeExports = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    Object.entries((await import(root + file)) as object).map(([name, text]) => [name, describeText(text)]),
  );

/** Compares the catalogues of a path in all languages. Returns a sentence for each text that one of them lacks. */
async function compareCatalogues(path: string): Promise<readonly string[]> {
  const files = languages.map((language) => path.replace('*', language));
  const present = files.filter((file) => sources.includes(file));
  const absent = files.filter((file) => !present.includes(file));
  const catalogues = await Promise.all(present.map(describeExports));
  const names = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
  return [
    ...absent.map((file) => `${file} is missing: ${present[0]} exists.`),
    ...[...names].flatMap((name) => {
      const first = catalogues.findIndex((catalogue) => name in catalogue);
      return present.flatMap((file, at) => {
        if (catalogues[at]?.[name] === undefined) return [`${file} lacks ${name}: ${present[first]} has it.`];
        return isDeepStrictEqual(catalogues[at][name], catalogues[first]?.[name])
          ? []
          : [`${file} has another kind of ${name} than ${present[first]}.`];
      });
    }),
  ];
}

test('no text outside the catalogues is Russian', () => {
  const others = sources.filter((file) => !file.includes('/texts/'));
  expect(others.length).toBeGreaterThan(500);
  const russian = others.filter((file) => hasCyrillic(read(file)));
  expect(russian.filter((file) => !exceptions.some((exception) => exception.test(file)))).toEqual([]);
  for (const exception of exceptions) expect(russian.some((file) => exception.test(file))).toBe(true);
});

test('the catalogues have the same texts in all languages', async () => {
  const paths = new Set(catalogues.map((file) => file.replace(/\/texts\/(?:ru|kk|en)\//, '/texts/*/')));
  expect(paths.size).toBeGreaterThan(100);
  expect((await Promise.all([...paths].map(compareCatalogues))).flat()).toEqual([]);
});

test('the English catalogue has no Cyrillic', () => {
  const english = sources.filter((file) => /\/texts\/en[/.]/.test(file));
  expect(english.length).toBeGreaterThan(100);
  expect(english.filter((file) => hasCyrillic(read(file)))).toEqual([]);
});
