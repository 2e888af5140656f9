import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The one file this plugin knows: @ts-rest/react-query 3.53.0-rc.1, v5/internal/create-hooks.esm.mjs. */
const KNOWN = '1b0e367c14bd901651d61ca4869804e5e12e18da00731334eb40be4d5ce012fc';

/** Hooks of TanStack Query that ts-rest wraps for every route; no screen here calls one of them. */
const UNUSED =
  /\b(?:useSuspenseQuery|useInfiniteQuery|useSuspenseInfiniteQuery|useQueries|useSuspenseQueries|usePrefetchQuery|usePrefetchInfiniteQuery),? ?/g;

/** The wrapped hooks without those that nothing here uses. An unknown file is an error. */
export function withoutUnusedHooks(code: string): string {
  const hash = createHash('sha256').update(code).digest('hex');
  if (hash !== KNOWN)
    throw new Error(`@ts-rest/react-query is not the file slim-ts-rest-react-query knows: ${hash}`);
  return code.replace(UNUSED, '');
}

/** Leaves suspended, infinite, prefetched and joined queries out of the build. */
export const slimTsRestReactQuery = (): Plugin => ({
  name: 'slim-ts-rest-react-query',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@ts-rest\/react-query\/v5\/internal\/create-hooks\.esm\.mjs$/ },
    handler: (code) => ({ code: withoutUnusedHooks(code), map: null }),
  },
});
