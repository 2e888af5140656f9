import type { BreakingChange } from './breaking-change.ts';
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

/** Finds calls that reject clients that they accepted before; names of security schemes do not matter. */
export const findSecurityBreaks = (base: OpenApi, revision: OpenApi): BreakingChange[] => {
  const now = listOperations(revision);
  return [...listOperations(base)].flatMap(([route, before]) => {
    const after = now.get(route);
    if (!after) return [];
    const ways = listWays(revision, after);
    const isLetIn = (way: Way) =>
      ways.some((one) => [...one.values()].every((scheme) => [...way.values()].includes(scheme)));
    return listWays(base, before)
      .filter((way) => !isLetIn(way))
      .map((way) => {
        const sameNames = ways.some((one) => formatWay(one) === formatWay(way));
        const needed = sameNames ? 'with another scheme of that name' : ways.map(formatWay).join(' or ');
        return { message: `clients call ${formatWay(way)}, now only ${needed}`, routes: [route] };
      });
  });
};
