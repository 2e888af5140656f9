import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';

/** Values of search params; undefined removes one. */
export type SearchParamChanges = Readonly<Record<string, string | number | undefined>>;

/** `replace` keeps the history entry, unless false. */
interface ChangeOptions {
  replace: boolean;
  state?: unknown;
}

/**
 * Returns a function that changes search params of the address and keeps the others, including those of a pending
 * change. Changed ones move to the end. A left page changes nothing; neither does a change to the current values, so
 * that Back leaves a clicked tab at once: Radix selects it on press and again on focus.
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
