import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isBrowserBuild } from './is-browser-build.ts';

/** A node of a syntax tree: its properties, whose types are checked on reading. */
type Node = Readonly<Record<string, unknown>>;

/** The module with the sidebar, around every screen except two. */
const LAYOUT = '/src/app/layout.tsx';
const PATHS_WITHOUT_LAYOUT = ['/home', '/login'];

/** The file that the api reads. */
const FILE = 'screen-chunks.json';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Lists the nodes of a tree or of a part of it; empty for any other value. */
const listNodes = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];
};

/** Reads the text of a literal: the value of a property or the source of an import. */
const readLiteral = (node: unknown): string | undefined =>
  isNode(node) && node['type'] === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** Reads a route from an object of the source: its path and the module that it imports on demand. */
function readRoute(object: Node): readonly [path: string, source: string] | undefined {
  const properties = Array.isArray(object['properties']) ? object['properties'].filter(isNode) : [];
  const find = (name: string) => properties.find(({ key }) => isNode(key) && key['name'] === name)?.['value'];
  const load = find('load');
  const [source] = listNodes(load).flatMap((node) =>
    node['type'] === 'ImportExpression' ? (readLiteral(node['source']) ?? []) : [],
  );
  const path = readLiteral(find('path'));
  return path === undefined || source === undefined ? undefined : [path, source];
}

/** Lists chunks and all their imports. */
function listImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<string> {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const each of files) {
    const chunk = bundle[each];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return files;
}

/**
 * Writes the additional chunks of each screen, by its path, so that the server lets a browser fetch them along with
 * the page's own code. Throws if there are none.
 */
export function listScreenChunks(): Plugin {
  const screens = new Map<string, string>();
  return {
    name: 'list-screen-chunks',
    apply: isBrowserBuild,
    enforce: 'post',
    transform: {
      filter: { id: /\/routes\.ts$/ },
      handler(code, id) {
        for (const node of listNodes(this.parse(code))) {
          const route = readRoute(node);
          // A first visit of the root leads to /home, which needs no code behind the sign-in.
          if (route && route[0] !== '/') screens.set(route[0], resolve(dirname(id), route[1]));
        }
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const findChunk = (module: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      const ofPage = listImports(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      );
      const listed = [...screens].flatMap(([path, module]) => {
        const screen = findChunk(module);
        // A development-only screen is not built.
        if (screen === undefined) return [];
        const around = PATHS_WITHOUT_LAYOUT.includes(path) ? undefined : findChunk(LAYOUT);
        const files = listImports([screen, ...(around ? [around] : [])], bundle);
        return [[path, [...files].filter((file) => !ofPage.has(file)).map((file) => `/${file}`)] as const];
      });
      if (listed.length === 0) throw new Error('No routes.ts names a screen that is built');
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(listed)) });
    },
  };
}
