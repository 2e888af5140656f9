import type { LinkProps } from '@vitrina/ui/link';
import { type MouseEvent, type Ref, type SyntheticEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import { useRouteAt } from './routes-context.ts';
import { useLinkWeeks } from './week-context.ts';

/**
 * Adds a week to an address that can have one and has none: the week on the screen where the address names
 * an entity, else the week chosen for all screens.
 */
function useHrefWithWeek(href: string): string {
  const [path = '/', query = ''] = href.split('?');
  const { week, chosen } = useLinkWeeks();
  const firstYear = useRouteAt(path)?.firstYear;
  const search = new URLSearchParams(query);
  const added = query === '' ? chosen : week;
  const hasWeek = search.has('year') || search.has('weekNumber');
  if (firstYear === undefined || hasWeek || added === undefined || added.year < firstYear) return href;
  return `${path}?${query === '' ? '' : `${query}&`}year=${added.year}&weekNumber=${added.weekNumber}`;
}

/** Tells two refs of one link; returns what undoes ours. */
const bothRefs =
  (ours: (link: Element | null) => (() => void) | undefined, theirs: Ref<HTMLAnchorElement> | undefined) =>
  (link: HTMLAnchorElement | null) => {
    const stop = ours(link);
    if (typeof theirs === 'function') theirs(link);
    else if (theirs) theirs.current = link;
    return () => {
      stop?.();
      if (typeof theirs === 'function') theirs(null);
      else if (theirs) theirs.current = null;
    };
  };

type Handler<E> = ((event: E) => void) | undefined;

const both =
  <E extends SyntheticEvent>(ours: () => void, theirs: Handler<E>) =>
  (event: E) => {
    ours();
    theirs?.(event);
  };

/** A click that stays in this tab. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target);

/**
 * A link inside the app: it keeps the week and fetches its target on intent. The router's own link would
 * resolve its address anew on each navigation, in every row of a table.
 */
export function AppLink({ href, ref, onClick, children, ...anchor }: LinkProps) {
  const to = useHrefWithWeek(href);
  const navigate = useNavigate();
  const intent = usePreloadOnIntent(to);
  const refs = useMemo(() => bothRefs(intent.ref, ref), [intent.ref, ref]);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    void navigate(to, { replace: event.currentTarget.href === window.location.href });
  };
  return (
    <a
      {...anchor}
      href={to}
      ref={refs}
      onClick={click}
      onMouseEnter={both(intent.onMouseEnter, anchor.onMouseEnter)}
      onMouseLeave={both(intent.onMouseLeave, anchor.onMouseLeave)}
      onFocus={both(intent.onFocus, anchor.onFocus)}
      onTouchStart={both(intent.onTouchStart, anchor.onTouchStart)}
    >
      {children}
    </a>
  );
}
