import { isDeepStrictEqual } from 'node:util';
import type { OpenApi, Operation } from './document.ts';

/** The parts of a document that can refer to each other: its paths and components, by pointer. */
type Parts = ReadonlyMap<string, unknown>;

function listParts({ paths, components = {} }: OpenApi): Parts {
  const named = (group: string, nodes: object = {}) =>
    Object.entries(nodes).map(([name, node]): [string, unknown] => [`#/${group}/${name}`, node]);
  return new Map([
    ...named('paths', paths),
    ...Object.entries(components).flatMap(([kind, nodes]) => named(`components/${kind}`, nodes)),
  ]);
}

/** Finds the components that a part refers to directly; a call refers to its security schemes by their names. */
function findReferences(part: unknown): string[] {
  const references = (JSON.stringify(part) ?? '').matchAll(/"\$ref":"(#\/components\/\w+\/[^/"]+)/g);
  const ways = Object.values(part as Record<string, Operation | undefined>).flatMap(
    (one) => one?.security ?? [],
  );
  return [
    ...Array.from(references, ([, pointer = '']) => pointer),
    ...ways.flatMap(Object.keys).map((name) => `#/components/securitySchemes/${name}`),
  ];
}

/** Adds to a set whatever its members lead to, transitively. */
function close(start: Iterable<string>, follow: (pointer: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  // A set's iterator also visits members added during iteration.
  for (const pointer of found) for (const next of follow(pointer)) found.add(next);
  return found;
}

/** The changed parts of a document, the paths that reach them, and everything that these refer to. */
function findKept(parts: Parts, changed: ReadonlySet<string>): Set<string> {
  const references = new Map([...parts].map(([pointer, part]) => [pointer, findReferences(part)]));
  const users = new Map<string, string[]>();
  for (const [user, used] of references)
    for (const pointer of used) users.set(pointer, [...(users.get(pointer) ?? []), user]);
  const affected = close(changed, (pointer) => users.get(pointer) ?? []);
  return close(affected, (pointer) => references.get(pointer) ?? []);
}

function keepParts(document: OpenApi, kept: ReadonlySet<string>): OpenApi {
  const keep = <Node>(group: string, nodes: Record<string, Node>) =>
    Object.fromEntries(Object.entries(nodes).filter(([name]) => kept.has(`#/${group}/${name}`)));
  const components = Object.entries(document.components ?? {}).map(([kind, nodes]) => [
    kind,
    kind === 'securitySchemes' ? nodes : keep(`components/${kind}`, nodes as Record<string, unknown>),
  ]);
  return { ...document, paths: keep('paths', document.paths), components: Object.fromEntries(components) };
}

/**
 * Reduces two documents to their differences: changed paths and components, the paths that refer to these, and
 * everything that they refer to. The time of a comparison grows with the documents.
 */
export function keepChangedParts(base: OpenApi, revision: OpenApi): [base: OpenApi, revision: OpenApi] {
  const [before, after] = [listParts(base), listParts(revision)];
  const pointers = [...new Set([...before.keys(), ...after.keys()])];
  const changed = new Set(
    pointers.filter((pointer) => !isDeepStrictEqual(before.get(pointer), after.get(pointer))),
  );
  const kept = new Set([...findKept(before, changed), ...findKept(after, changed)]);
  return [keepParts(base, kept), keepParts(revision, kept)];
}
