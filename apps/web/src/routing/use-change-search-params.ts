import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';

/** Values of search params; undefined removes one. */
export type SearchParamChanges = Readonly<Record<string, string | number | undefined>>;

/** How the address is changed: as the same history entry unless `replace` is false. */
interface ChangeOptions {
  replace: boolean;
  state?: unknown;
}

/**
 * Returns a function that changes search params of the address and keeps the others, those of a change that is not
 * on the screen yet, too. Changed ones stand last. A page that is left changes nothing; neither does a change to what
 * the address has, so that Back leaves a clicked tab at once: Radix chooses it by the press and again by the focus.
 */
export function useChangeSearchParams() {
  // `useSearchParams` knows only the rendered address: of two quick changes the second would undo the first.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  const rendered = useLocation();
  return useCallback(
    (changes: SearchParamChanges, { replace, state }: ChangeOptions = { replace: true }) => {
      const latest = router?.state.navigation.location ?? router?.state.location ?? rendered;
      if (latest.pathname !== rendered.pathname) return;
      const { search, hash } = latest;
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        after.delete(name);
        if (value !== undefined) after.set(name, String(value));
      }
      if (state === undefined && after.toString() === new URLSearchParams(search).toString()) return;
      void navigate({ search: after.toString(), hash }, { replace, state, preventScrollReset: true });
    },
    [router, navigate, rendered],
  );
}
