import type { BreakingChange } from './breaking-change.ts';
import { readPointer, type OpenApi, listOperations } from './document.ts';
import type { Change } from './redocly-diff.ts';

const format = (value: unknown) => (value === undefined ? 'not set' : JSON.stringify(value));

/** Whether a client sends, reads or calls what a path of the document describes. */
function clientVerb(path: string): 'sends' | 'reads' | 'calls' {
  if (/\/(?:requestBody|parameters)(?:\/|$)/.test(path)) return 'sends';
  return path.includes('/responses') ? 'reads' : 'calls';
}

/** Names the target of a pointer for people: `revenue` of SellerBrand. */
function nameTarget(pointer: string, document: OpenApi): string {
  const [, component = 'the body'] = /^#\/components\/\w+\/([^/]+)/.exec(pointer) ?? [];
  const field = [...pointer.matchAll(/\/properties\/([^/]+)/g)].at(-1)?.[1];
  if (field !== undefined) return `\`${field}\` of ${component}`;
  const [parameter] = /^#\/paths\/.*\/parameters\/\d+/.exec(pointer) ?? [];
  const named = parameter === undefined ? undefined : (readPointer(document, parameter) as { name?: string });
  return named?.name === undefined ? component : `\`${named.name}\``;
}

const findAdded = (fewer: unknown, more: unknown): string[] =>
  Array.isArray(more) ? more.map(String).filter((one) => !(Array.isArray(fewer) && fewer.includes(one))) : [];

const formatNames = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

const routeAt = (path: string) => {
  const [, address = '', method = ''] = /^#\/paths\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
  return `${method.toUpperCase()} ${address.replaceAll('~1', '/').replaceAll('~0', '~')}`.trim();
};

/** Whether a node references a component, directly or through other components. */
function hasReference(document: OpenApi, node: unknown, pointer: string, seen = new Set<string>()): boolean {
  const references = [...(JSON.stringify(node) ?? '').matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to = '']) => to,
  );
  return references.some((to) => {
    if (to === pointer) return true;
    if (seen.has(to)) return false;
    seen.add(to);
    return hasReference(document, readPointer(document, to), pointer, seen);
  });
}

function findEndpoints(path: string, pointer: string, document: OpenApi): string[] {
  const [component] = /^#\/components\/\w+\/[^/]+/.exec(pointer) ?? [];
  if (component === undefined) return [routeAt(path)];
  const users = [...listOperations(document)].filter(([, one]) => hasReference(document, one, component));
  return users.map(([route]) => route);
}

function createMessage(change: Change, ruleId: string, message: string, target: string): string {
  const { path, kind, property, base, revision } = change;
  const before = base?.value;
  const after = revision?.value;
  if (ruleId === 'path-removed' && kind === 'modified')
    return `web calls ${String(before)}, now at ${String(after)}`;
  if (ruleId === 'path-removed' || ruleId === 'operation-removed')
    return `web calls ${routeAt(path)}, now gone`;
  if (ruleId === 'property-removed' && kind === 'removed') return `web reads ${target}, now missing`;
  if (ruleId === 'required-properties-removed')
    return `web reads ${formatNames(findAdded(after, before))} of ${target}, which may now be missing`;
  if (ruleId === 'required-properties-added')
    return `web does not send ${formatNames(findAdded(before, after))} of ${target}, now required`;
  if (kind === 'modified' && property !== undefined && clientVerb(path) !== 'calls')
    return `web ${clientVerb(path)} ${target}, whose ${property} was ${format(before)}, now ${format(after)}`;
  return `web ${clientVerb(path)} ${clientVerb(path) === 'calls' ? routeAt(path) : target}: ${message}`;
}

/** Describes a breaking change that redocly found between `base` and `revision`. */
export function describeChange(change: Change, base: OpenApi, revision: OpenApi): BreakingChange[] {
  const side = change.base ?? change.revision;
  const document = change.base ? base : revision;
  const pointer = side?.pointer ?? change.path;
  return (change.verdicts ?? []).map(({ ruleId, message }) => ({
    message: createMessage(change, ruleId, message, nameTarget(pointer, document)),
    routes: findEndpoints(change.path, pointer, document),
  }));
}
