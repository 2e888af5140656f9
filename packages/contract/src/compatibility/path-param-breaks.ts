import type { BreakingChange } from './breaking-change.ts';
import { type OpenApi, listOperations } from './document.ts';

const PARAM = /\{([^}]+)\}/g;

/** Maps each path without param names to its endpoint. */
const byUnnamedPath = (document: OpenApi) =>
  new Map([...listOperations(document).keys()].map((route) => [route.replaceAll(PARAM, '{}'), route]));

/** Finds renamed path params, which typed clients pass by name. */
export function findPathParamBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = byUnnamedPath(revision);
  return [...byUnnamedPath(base)].flatMap(([address, route]) => {
    const names = [...(now.get(address) ?? route).matchAll(PARAM)].map(([, name]) => name);
    return [...route.matchAll(PARAM)].flatMap(([, name], index) =>
      name === names[index]
        ? []
        : [
            {
              message: `clients pass \`${name}\` in the path, now called \`${names[index]}\``,
              routes: [route],
            },
          ],
    );
  });
}
