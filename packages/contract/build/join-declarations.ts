import { posix } from 'node:path';

/** A path as an import has it, of a source or of a module: `'./seller.ts'`, `"../seller.js"`. */
const QUOTED = /(["'])(\.[^"']+)\.(?:ts|js)\1/g;

const IMPORT = /^import .*;\n/gm;
const EXPORT_ALL = new RegExp(`^export \\* from ${QUOTED.source};\n`, 'gm');
const REFERENCE = new RegExp(`import\\(${QUOTED.source}\\)\\.`, 'g');
const PRIVATE_COMMENT = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=type |interface |declare )/g;

type Texts = ReadonlyMap<string, string>;

/** The files without `.d.ts` that a declaration imports from. */
const listImported = (name: string, text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, , path = '']) => posix.join(posix.dirname(name), path));

/** The modules that each entry exports whole, with the entry. */
const findHomes = (texts: Texts, entries: readonly string[]) =>
  new Map(
    entries.flatMap((entry) =>
      listImported(entry, (texts.get(entry)?.match(EXPORT_ALL) ?? []).join('')).map((name) => [name, entry]),
    ) as [string, string][],
  );

/** One import for each name, so that those of several modules can be told apart; declarations import types alone. */
function splitImport(line: string): string[] {
  const [, names, rest = ''] = /^import (?:type )?\{ (.*) \}( from .*\n)$/.exec(line) ?? [];
  if (names === undefined) return [line.replace('import * ', 'import type * ')];
  return names.split(', ').map((name) => `import type { ${name.replace(/^type /, '')} }${rest}`);
}

/** Rewrites the imports of a module for the file that it is written into. */
function moveImports(name: string, text: string, homeOf: (name: string) => string): string {
  const home = homeOf(name);
  const targetOf = (path: string) => homeOf(posix.join(posix.dirname(name), path));
  const dropOwn = (whole: string, _quote: string, path: string) => (targetOf(path) === home ? '' : whole);
  return text
    .replaceAll(IMPORT, (line) => (listImported(name, line).map(homeOf).includes(home) ? '' : line))
    .replaceAll(REFERENCE, dropOwn)
    .replaceAll(QUOTED, (_whole, quote: string, path: string) => {
      const moved = posix.relative(posix.dirname(home), targetOf(path));
      return `${quote}${moved.startsWith('.') ? moved : `./${moved}`}.js${quote}`;
    });
}

/** Joins modules to one; throws where two declare the same name, since one would take the other's place. */
function joinModules(file: string, modules: readonly string[]): string {
  const names = modules.flatMap((text) => [
    ...new Set(
      [...text.matchAll(/^(?:export )?(?:declare )?(?:const|class|type|interface) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    ),
  ]);
  const same = names.find((name, at) => names.indexOf(name) !== at);
  if (same !== undefined) throw new Error(`${file}.d.ts: two modules declare ${same}`);
  const imports = modules.flatMap((text) => text.match(IMPORT) ?? []).flatMap(splitImport);
  const body = modules.join('').replaceAll(IMPORT, '').replaceAll('export {};\n', '');
  return `${[...new Set(imports)].join('')}${body.replaceAll(PRIVATE_COMMENT, '')}export {};\n`;
}

/**
 * Joins declarations by file name: an entry has those of the modules that it exports whole, and what no entry leads to
 * is left out. A file costs its head, and what several files repeat is packed worse than what one does.
 */
export function joinDeclarations(files: Texts, entries: readonly string[]): Map<string, string> {
  const texts = new Map([...files].map(([file, text]) => [file.replace(/\.d\.ts$/, ''), text]));
  const homes = findHomes(texts, entries);
  const homeOf = (name: string) => homes.get(name) ?? name;
  const joined = new Map<string, string>();
  const write = (name: string) => {
    const file = `${name}.d.ts`;
    if (joined.has(file)) return;
    const modules = [...texts.keys()].filter((one) => homeOf(one) === name);
    const moved = modules.map((one) =>
      moveImports(one, (texts.get(one) ?? '').replaceAll(EXPORT_ALL, ''), homeOf),
    );
    joined.set(file, joinModules(name, moved));
    for (const imported of listImported(name, joined.get(file) ?? '')) write(imported);
  };
  for (const entry of entries) write(entry);
  return joined;
}
