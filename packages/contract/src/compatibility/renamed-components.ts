import { type OpenApi, readPointer } from './document.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Finds components of a revision under another name than in the base: the same parts of both refer to them. */
function findRenamed(base: OpenApi, revision: OpenApi): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (before: unknown, after: unknown): void => {
    if (!isNode(before) || !isNode(after)) return;
    const { $ref: from } = before;
    const { $ref: to } = after;
    for (const key of Object.keys(before)) visit(before[key], after[key]);
    if (typeof from !== 'string' || typeof to !== 'string' || seen.has(`${from} ${to}`)) return;
    seen.add(`${from} ${to}`);
    const isOther =
      readPointer(revision, from) || readPointer(base, to) || [...renamed.values()].includes(from);
    if (!isOther) renamed.set(to, from);
    visit(readPointer(base, from), readPointer(revision, to));
  };
  visit(base, revision);
  return renamed;
}

/** Returns a revision whose components have their names in the base; clients never see these names. */
export function restoreNames(base: OpenApi, revision: OpenApi): OpenApi {
  const renamed = findRenamed(base, revision);
  if (renamed.size === 0) return revision;
  const restored = JSON.parse(JSON.stringify(revision), (key, node: unknown) =>
    key === '$ref' ? (renamed.get(String(node)) ?? node) : node,
  ) as OpenApi;
  const restoreKeys = (kind: string, nodes: object = {}) =>
    Object.entries(nodes).map(([name, node]): [string, unknown] => {
      const pointer = `#/components/${kind}/${name}`;
      return [(renamed.get(pointer) ?? pointer).replace(/^.*\//, ''), node];
    });
  const components = Object.entries(restored.components ?? {}).map(([kind, nodes]) => [
    kind,
    Object.fromEntries(restoreKeys(kind, nodes)),
  ]);
  return { ...restored, components: Object.fromEntries(components) };
}
