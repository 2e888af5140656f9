import type { BreakingChange } from './breaking-change.ts';
import type { OpenApi } from './document.ts';

/** Lists the paths of a document's server URLs; without any, OpenAPI means `/`. */
const listRoots = ({ servers = [{ url: '/' }] }: OpenApi) => servers.map(({ url }) => url);

/** Finds server paths that calls no longer have; a client configures only the address. */
export function findServerBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = listRoots(revision);
  return listRoots(base)
    .filter((root) => !now.includes(root))
    .map((root) => ({
      message: `clients call under "${root}", now under ${now.map((one) => `"${one}"`).join(' or ')}`,
      routes: [],
    }));
}
