import type { BreakingChange } from './breaking-change.ts';
import { describeDifference } from './difference.ts';
import { readPointer, type OpenApi, listOperations } from './document.ts';
import type { Change } from './redocly-diff.ts';

/** Names the client's use of a path of the document: send, read or call. */
export function findClientVerb(path: string): 'send' | 'read' | 'call' {
  if (/\/(?:requestBody|parameters)(?:\/|$)/.test(path)) return 'send';
  return path.includes('/responses') ? 'read' : 'call';
}

/** Names the target of a pointer for people: `revenue` of SellerBrand. */
export function nameTarget(pointer: string, document: OpenApi): string {
  const [, component = 'the body'] = /^#\/components\/\w+\/([^/]+)/.exec(pointer) ?? [];
  const field = [...pointer.matchAll(/(?<!#\/components)\/(?:properties|headers)\/([^/]+)/g)].at(-1)?.[1];
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

/** Lists the endpoints that use a path or a pointer of the document. */
export function findEndpoints(path: string, pointer: string, document: OpenApi): string[] {
  const [component] = /^#\/components\/\w+\/[^/]+/.exec(pointer) ?? [];
  if (component === undefined) return [routeAt(path)];
  const users = [...listOperations(document)].filter(([, one]) => hasReference(document, one, component));
  return users.map(([route]) => route);
}

/** Input of a message: the change, the values before and after, and its target in words. */
interface Context extends Pick<Change, 'path' | 'kind'> {
  readonly before: unknown;
  readonly after: unknown;
  readonly target: string;
}

const lastKey = (path: string) => (path.split('/').at(-1) ?? '').replaceAll('~1', '/');

/** Messages of redocly's rules; undefined where the rule's own is more general. */
const ruleMessages: Readonly<Record<string, (context: Context) => string | undefined>> = {
  'path-removed': ({ kind, path, before, after }) =>
    kind === 'modified'
      ? `clients call ${String(before)}, now at ${String(after)}`
      : `clients call ${routeAt(path)}, now gone`,
  'operation-removed': ({ path }) => `clients call ${routeAt(path)}, now gone`,
  'operation-id-changed': ({ before, after }) =>
    `generated clients call \`${String(before)}\`, now named ${typeof after === 'string' ? `\`${after}\`` : 'otherwise'}`,
  'parameter-removed': ({ target }) => `clients send ${target}, now unread`,
  'parameter-became-required': ({ target }) => `clients need not send ${target}, now required`,
  'response-header-removed': ({ target }) => `clients read ${target}, now missing`,
  'media-type-removed': ({ path, before }) =>
    `clients ${findClientVerb(path)} bodies of ${typeof before === 'string' ? before : lastKey(path)}, now gone`,
  'property-removed': ({ kind, target }) =>
    kind === 'removed' ? `clients read ${target}, now missing` : undefined,
  'required-properties-removed': ({ before, after, target }) =>
    `clients read ${formatNames(findAdded(after, before))} of ${target}, which may now be missing`,
  'required-properties-added': ({ before, after, target }) =>
    `clients do not send ${formatNames(findAdded(before, after))} of ${target}, now required`,
};

function createMessage(change: Change, ruleId: string, message: string, target: string): string {
  const { path, kind, property, base, revision } = change;
  const [before, after] = [base?.value, revision?.value];
  const known = ruleMessages[ruleId]?.({ path, kind, before, after, target });
  if (known !== undefined) return known;
  if (kind === 'modified' && property !== undefined && findClientVerb(path) !== 'call')
    return `clients ${findClientVerb(path)} ${target}, whose ${property} ${describeDifference(before, after)}`;
  return `clients ${findClientVerb(path)} ${findClientVerb(path) === 'call' ? routeAt(path) : target}: ${message}`;
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
