import type { BreakingChange } from './breaking-change.ts';
import { describeDifference } from './difference.ts';
import { listOperations, type OpenApi, type Operation } from './document.ts';

/** One alternative of a call's security: its schemes' definitions by name; empty if anyone may call. */
type Way = ReadonlyMap<string, string>;

function listWays({ components }: OpenApi, { security: ways = [] }: Operation): Way[] {
  if (ways.length === 0) return [new Map()];
  return ways.map((way) => {
    const schemes = Object.keys(way).map((name): [string, string] => {
      const {
        description: _text,
        bearerFormat: _hint,
        ...scheme
      } = components?.securitySchemes?.[name] ?? {};
      return [name, JSON.stringify(scheme, Object.keys(scheme).toSorted())];
    });
    return new Map(schemes);
  });
}

const formatWay = (way: Way) =>
  way.size === 0 ? 'without signing in' : `with ${[...way.keys()].join(' and ')}`;

/** Says what became of a way that a call no longer takes. */
function describeLoss(way: Way, ways: readonly Way[]): string {
  for (const [name, scheme] of way)
    for (const other of ways.map((one) => one.get(name)))
      if (other !== undefined && other !== scheme)
        return `clients call with ${name}, which ${describeDifference(JSON.parse(scheme), JSON.parse(other))}`;
  return `clients call ${formatWay(way)}, now only ${ways.map(formatWay).join(' or ')}`;
}

/** Finds calls that reject or ignore what they accepted before. */
export const findSecurityBreaks = (base: OpenApi, revision: OpenApi): BreakingChange[] => {
  const now = listOperations(revision);
  const oldNames = Object.keys(base.components?.securitySchemes ?? {});
  // A scheme may be renamed, unless another scheme has the same type: then the name distinguishes them.
  const isSame = (name: string, newName: string) => name === newName || !oldNames.includes(newName);
  return [...listOperations(base)].flatMap(([route, before]) => {
    const after = now.get(route);
    if (!after) return [];
    const [old, ways] = [listWays(base, before), listWays(revision, after)];
    // An optional credential grants something, such as its own rate limit.
    const isOptional = old.some((way) => way.size === 0);
    const isTaken = (way: Way) => (other: Way) =>
      (other.size > 0 || way.size === 0 || !isOptional) &&
      [...other].every(([newName, newScheme]) =>
        [...way].some(([name, scheme]) => scheme === newScheme && isSame(name, newName)),
      );
    return old
      .filter((way) => !ways.some(isTaken(way)))
      .map((way) => ({ message: describeLoss(way, ways), routes: [route] }));
  });
};
