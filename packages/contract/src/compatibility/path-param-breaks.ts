import type { BreakingChange } from './breaking-change.ts';
import { type OpenApi, listOperations } from './document.ts';

const PLACE = /\{([^}]+)\}/g;

/** The calls by their address with the names of its places left out. */
const unnamed = (document: OpenApi) =>
  new Map([...listOperations(document).keys()].map((route) => [route.replaceAll(PLACE, '{}'), route]));

/** The places of an address that were given another name: a typed client passes them by name. */
export function findPathParamBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = unnamed(revision);
  return [...unnamed(base)].flatMap(([address, route]) => {
    const names = [...(now.get(address) ?? route).matchAll(PLACE)].map(([, name]) => name);
    return [...route.matchAll(PLACE)].flatMap(([, name], place) =>
      name === names[place]
        ? []
        : [
            {
              message: `web passes \`${name}\` in the path, now called \`${names[place]}\``,
              routes: [route],
            },
          ],
    );
  });
}
