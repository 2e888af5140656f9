import type { BreakingChange } from './breaking-change.ts';
import { readPointer, type OpenApi, listOperations } from './document.ts';
import type { Change } from './redocly-diff.ts';

const shown = (value: unknown) => (value === undefined ? 'not set' : JSON.stringify(value));

/** What the client does at this place of a document: sends a request, reads an answer, or makes a call. */
function deed(path: string): 'sends' | 'reads' | 'calls' {
  if (/\/(?:requestBody|parameters)(?:\/|$)/.test(path)) return 'sends';
  return path.includes('/responses') ? 'reads' : 'calls';
}

/** The thing at a place of a document, as a person calls it: `revenue` of SellerBrand. */
function thing(pointer: string, document: OpenApi): string {
  const [, component = 'the body'] = /^#\/components\/\w+\/([^/]+)/.exec(pointer) ?? [];
  const field = [...pointer.matchAll(/\/properties\/([^/]+)/g)].at(-1)?.[1];
  if (field !== undefined) return `\`${field}\` of ${component}`;
  const [parameter] = /^#\/paths\/.*\/parameters\/\d+/.exec(pointer) ?? [];
  const named = parameter === undefined ? undefined : (readPointer(document, parameter) as { name?: string });
  return named?.name === undefined ? component : `\`${named.name}\``;
}

const missing = (fewer: unknown, more: unknown): string[] =>
  Array.isArray(more) ? more.map(String).filter((one) => !(Array.isArray(fewer) && fewer.includes(one))) : [];

const list = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

const routeAt = (path: string) => {
  const [, address = '', method = ''] = /^#\/paths\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
  return `${method.toUpperCase()} ${address.replaceAll('~1', '/').replaceAll('~0', '~')}`.trim();
};

/** Whether a node of a document leads to a component, by any number of references. */
function leadsTo(document: OpenApi, node: unknown, pointer: string, seen = new Set<string>()): boolean {
  const references = [...(JSON.stringify(node) ?? '').matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, to = '']) => to,
  );
  return references.some((to) => {
    if (to === pointer) return true;
    if (seen.has(to)) return false;
    seen.add(to);
    return leadsTo(document, readPointer(document, to), pointer, seen);
  });
}

function routesOf(path: string, pointer: string, document: OpenApi): string[] {
  const [component] = /^#\/components\/\w+\/[^/]+/.exec(pointer) ?? [];
  if (component === undefined) return [routeAt(path)];
  const users = [...listOperations(document)].filter(([, one]) => leadsTo(document, one, component));
  return users.map(([route]) => route);
}

function says(change: Change, ruleId: string, message: string, about: string): string {
  const { path, kind, property, base, revision } = change;
  const before = base?.value;
  const after = revision?.value;
  if (ruleId === 'path-removed' && kind === 'modified')
    return `web calls ${String(before)}, now at ${String(after)}`;
  if (ruleId === 'path-removed' || ruleId === 'operation-removed')
    return `web calls ${routeAt(path)}, now gone`;
  if (ruleId === 'property-removed' && kind === 'removed') return `web reads ${about}, now missing`;
  if (ruleId === 'required-properties-removed')
    return `web reads ${list(missing(after, before))} of ${about}, which may now be missing`;
  if (ruleId === 'required-properties-added')
    return `web does not send ${list(missing(before, after))} of ${about}, now required`;
  if (kind === 'modified' && property !== undefined && deed(path) !== 'calls')
    return `web ${deed(path)} ${about}, whose ${property} was ${shown(before)}, now ${shown(after)}`;
  return `web ${deed(path)} ${deed(path) === 'calls' ? routeAt(path) : about}: ${message}`;
}

/** A breaking change that redocly found, in plain words; `base` and `revision` are what it compared. */
export function describeChange(change: Change, base: OpenApi, revision: OpenApi): BreakingChange[] {
  const side = change.base ?? change.revision;
  const document = change.base ? base : revision;
  const pointer = side?.pointer ?? change.path;
  return (change.verdicts ?? []).map(({ ruleId, message }) => ({
    message: says(change, ruleId, message, thing(pointer, document)),
    routes: routesOf(change.path, pointer, document),
  }));
}
