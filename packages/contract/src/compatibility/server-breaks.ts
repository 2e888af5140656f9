import type { BreakingChange } from './breaking-change.ts';
import type { OpenApi } from './document.ts';

/** The paths under the addresses of a document's servers; without any, OpenAPI means `/`. */
const listRoots = ({ servers = [{ url: '/' }] }: OpenApi) => servers.map(({ url }) => url);

/** Finds the paths under a server's address that calls no longer have; a client gets the address itself as a setting. */
export function findServerBreaks(base: OpenApi, revision: OpenApi): BreakingChange[] {
  const now = listRoots(revision);
  return listRoots(base)
    .filter((root) => !now.includes(root))
    .map((root) => ({
      message: `clients call under "${root}", now under ${now.map((one) => `"${one}"`).join(' or ')}`,
      routes: [],
    }));
}
