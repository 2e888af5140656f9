import type { LinkProps } from '@vitrina/ui/link';
import { type MouseEvent, type Ref, type SyntheticEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import { useRouteAt } from './routes-context.ts';
import { useLinkWeeks } from './week-context.ts';

/**
 * Adds a missing week to an address that can have one: the screen's week if the address names an entity, else the
 * week chosen for all screens.
 */
function useHrefWithWeek(href: string): string {
  const [path = '/', query = ''] = href.split('?');
  const { week, chosen } = useLinkWeeks();
  const firstYear = useRouteAt(path)?.firstYear;
  const search = new URLSearchParams(query);
  const linkWeek = query === '' ? chosen : week;
  const hasWeek = search.has('year') || search.has('weekNumber');
  if (firstYear === undefined || hasWeek || linkWeek === undefined || linkWeek.year < firstYear) return href;
  return `${path}?${query === '' ? '' : `${query}&`}year=${linkWeek.year}&weekNumber=${linkWeek.weekNumber}`;
}

/** Merges two refs of one link; the result returns a cleanup. */
const mergeRefs =
  (own: (link: Element | null) => (() => void) | undefined, other: Ref<HTMLAnchorElement> | undefined) =>
  (link: HTMLAnchorElement | null) => {
    const stop = own(link);
    if (typeof other === 'function') other(link);
    else if (other) other.current = link;
    return () => {
      stop?.();
      if (typeof other === 'function') other(null);
      else if (other) other.current = null;
    };
  };

type Handler<E> = ((event: E) => void) | undefined;

const chain =
  <E extends SyntheticEvent>(own: () => void, other: Handler<E>) =>
  (event: E) => {
    own();
    other?.(event);
  };

/** Whether a click opens the link in this tab. */
const isSameTab = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target);

/**
 * A link inside the app: carries the week and preloads its target on intent. The router's own link would resolve its
 * address on each navigation, in every table row.
 */
export function AppLink({ href, ref, onClick, children, ...anchor }: LinkProps) {
  const to = useHrefWithWeek(href);
  const navigate = useNavigate();
  const intent = usePreloadOnIntent(to);
  const refs = useMemo(() => mergeRefs(intent.ref, ref), [intent.ref, ref]);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isSameTab(event)) return;
    event.preventDefault();
    void navigate(to, { replace: event.currentTarget.href === window.location.href });
  };
  return (
    <a
      {...anchor}
      href={to}
      ref={refs}
      onClick={handleClick}
      onMouseEnter={chain(intent.onMouseEnter, anchor.onMouseEnter)}
      onMouseLeave={chain(intent.onMouseLeave, anchor.onMouseLeave)}
      onFocus={chain(intent.onFocus, anchor.onFocus)}
      onTouchStart={chain(intent.onTouchStart, anchor.onTouchStart)}
    >
      {children}
    </a>
  );
}
