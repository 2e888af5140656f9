import { posix } from 'node:path';

/** An exported schema: its file, its name, and its type as the compiler prints it. */
interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly type: string;
}

const unindent = (text: string) => text.replaceAll(/^ +/gm, '');

/** Widens the summaries of calls to `string`; the document has their texts. */
const widenSummaries = (text: string) => text.replaceAll(/^summary: ".*";$/gm, 'summary: string;');

/** The compiler keeps source names in the imports that it adds to types. */
const renameImports = (text: string) => text.replaceAll(/(?<=\bimport\("[^"]+\.)ts(?="\))/g, 'js');

/** Lists the objects of a file: only at the end of a whole declaration is a brace not indented. */
const listObjects = (file: string, text: string): Declaration[] =>
  [...text.matchAll(/^export declare const (\w+): (z\.ZodMiniObject<\{\n[^]*?^\}, z\.core\.\$\w+>);/gm)].map(
    ([, name = '', type = '']) => ({ file, name, type: unindent(type) }),
  );

function referTo({ file, name }: Declaration, from: string): string {
  if (file === from) return `typeof ${name}`;
  const path = posix.relative(posix.dirname(from), file).replace(/\.d\.ts$/, '.js');
  return `typeof import("${path.startsWith('.') ? path : `./${path}`}").${name}`;
}

/**
 * Shortens declarations by file name: without indentation, and each exported schema inside another type as a
 * reference. The compiler writes every type in full wherever it is used, some three times.
 */
export function shortenDeclarations(files: ReadonlyMap<string, string>): Map<string, string> {
  const short = new Map(
    [...files].map(([file, text]) => [file, widenSummaries(renameImports(unindent(text)))]),
  );
  const declarations = [...files].flatMap(([file, text]) => listObjects(file, text));
  // Of equal types the first is written in full: two that refer to each other would be `any`.
  const first = new Map(declarations.toReversed().map((declaration) => [declaration.type, declaration]));
  // Largest first: the type of a schema contains the types of its parts.
  for (const declaration of [...first.values()].toSorted((a, b) => b.type.length - a.type.length))
    for (const [file, text] of short) {
      const own = `const ${declaration.name}: `;
      const shortened = text.replaceAll(declaration.type, (type, at: number) =>
        text.slice(0, at).endsWith(own) ? type : referTo(declaration, file),
      );
      short.set(file, shortened);
    }
  return short;
}
