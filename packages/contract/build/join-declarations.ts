import { posix } from 'node:path';

/** A quoted import path of a source or module: `'./seller.ts'`, `"../seller.js"`. */
const QUOTED = /(["'])(\.[^"']+)\.(?:ts|js)\1/g;

const IMPORT = /^import .*;\n/gm;
const EXPORT_ALL = new RegExp(`^export \\* from ${QUOTED.source};\n`, 'gm');
const REFERENCE = new RegExp(`import\\(${QUOTED.source}\\)\\.`, 'g');
const PRIVATE_COMMENT = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=type |interface |declare )/g;

type Texts = ReadonlyMap<string, string>;

/** Lists the files that a declaration imports, without `.d.ts`. */
const listImported = (name: string, text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, , path = '']) => posix.join(posix.dirname(name), path));

/** Maps each module that an entry exports whole to that entry. */
const findHomes = (texts: Texts, entries: readonly string[]) =>
  new Map(
    entries.flatMap((entry) =>
      listImported(entry, (texts.get(entry)?.match(EXPORT_ALL) ?? []).join('')).map((name) => [name, entry]),
    ) as [string, string][],
  );

/** Splits an import into one for each name, so that duplicates across modules merge; declarations import only types. */
function splitImport(line: string): string[] {
  const [, names, rest = ''] = /^import (?:type )?\{ (.*) \}( from .*\n)$/.exec(line) ?? [];
  if (names === undefined) return [line.replace('import * ', 'import type * ')];
  return names.split(', ').map((name) => `import type { ${name.replace(/^type /, '')} }${rest}`);
}

/** Rewrites the imports of a module for the file into which it is written. */
function moveImports(name: string, text: string, findHome: (name: string) => string): string {
  const home = findHome(name);
  const findTarget = (path: string) => findHome(posix.join(posix.dirname(name), path));
  const dropOwn = (whole: string, _quote: string, path: string) => (findTarget(path) === home ? '' : whole);
  return text
    .replaceAll(IMPORT, (line) => (listImported(name, line).map(findHome).includes(home) ? '' : line))
    .replaceAll(REFERENCE, dropOwn)
    .replaceAll(QUOTED, (_whole, quote: string, path: string) => {
      const moved = posix.relative(posix.dirname(home), findTarget(path));
      return `${quote}${moved.startsWith('.') ? moved : `./${moved}`}.js${quote}`;
    });
}

/** Joins modules into one; throws if two declare the same name, since one would replace the other. */
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
 * Joins declarations by file name: an entry contains the modules that it exports whole; unreachable modules are
 * dropped. Each file costs its header, and repetition across files compresses worse than within one.
 */
export function joinDeclarations(files: Texts, entries: readonly string[]): Map<string, string> {
  const texts = new Map([...files].map(([file, text]) => [file.replace(/\.d\.ts$/, ''), text]));
  const homes = findHomes(texts, entries);
  const findHome = (name: string) => homes.get(name) ?? name;
  const joined = new Map<string, string>();
  const write = (name: string) => {
    const file = `${name}.d.ts`;
    if (joined.has(file)) return;
    const modules = [...texts.keys()].filter((one) => findHome(one) === name);
    const moved = modules.map((one) =>
      moveImports(one, (texts.get(one) ?? '').replaceAll(EXPORT_ALL, ''), findHome),
    );
    joined.set(file, joinModules(name, moved));
    for (const imported of listImported(name, joined.get(file) ?? '')) write(imported);
  };
  for (const entry of entries) write(entry);
  return joined;
}
