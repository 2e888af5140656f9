import type { OpenApi } from './document.ts';
import type { Change } from './redocly-diff.ts';

/** Name of a document among joined ones. */
const nameAt = (at: number) => `pair${at}`;

type Nodes = Readonly<Record<string, unknown>>;

const renameKeys = (nodes: Nodes, change: (key: string) => string): Nodes =>
  Object.fromEntries(Object.entries(nodes).map(([key, node]) => [change(key), node]));

/** Prefixes the paths, components and operations of a document, so that it can be joined with others. */
function rename({ paths, components = {} }: OpenApi, at: number): Record<'paths' | 'components', Nodes> {
  const prefix = `${nameAt(at)}.`;
  const renamed = JSON.parse(JSON.stringify({ paths, components }), (key, node: unknown) => {
    if (key === '$ref' && typeof node === 'string')
      return node.replace(/^#\/components\/\w+\//, (kind) => kind + prefix);
    if (key === 'operationId' && typeof node === 'string') return prefix + node;
    if (key !== 'security' || !Array.isArray(node)) return node;
    return node.map((way: Nodes) => renameKeys(way, (name) => prefix + name));
  }) as { paths: Nodes; components: Record<string, Nodes> };
  const renamedComponents = Object.entries(renamed.components).map(([kind, nodes]) => [
    kind,
    renameKeys(nodes, (name) => prefix + name),
  ]);
  return {
    paths: renameKeys(renamed.paths, (path) => `/${nameAt(at)}${path}`),
    components: Object.fromEntries(renamedComponents) as Nodes,
  };
}

/** Joins documents into one with the paths and components of all. */
export function joinDocuments(documents: readonly OpenApi[]): OpenApi {
  const paths: Record<string, unknown> = {};
  const components: Record<string, object> = {};
  for (const [at, document] of documents.entries()) {
    const renamed = rename(document, at);
    Object.assign(paths, renamed.paths);
    for (const [kind, nodes] of Object.entries(renamed.components))
      components[kind] = { ...components[kind], ...(nodes as object) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Joined', version: '1.0.0' },
    paths,
    components,
  } as OpenApi;
}

/** Splits the changes between joined documents by document, under the original names. */
export function splitChanges(changes: readonly Change[], count: number): Change[][] {
  const split = Array.from({ length: count }, (): Change[] => []);
  for (const change of changes) {
    const [, at] = /(?:~1|\/)pair(\d+)[.~]/.exec(change.path) ?? [];
    const own = split[Number(at)];
    if (!own) throw new Error(`${change.path} is in none of the joined documents`);
    const text = JSON.stringify(change)
      .replaceAll(/pair\d+\./g, '')
      .replaceAll(/(?:~1|\/)pair\d+(?=~1|\/)/g, '');
    own.push(JSON.parse(text) as Change);
  }
  return split;
}
