import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useRef } from 'react';
import { fetchCode, fetchReports } from '../app/preload.ts';
import { RoutesContext } from './routes-context.ts';

/** How long a cursor must rest on a link before that counts as intent, in milliseconds. */
const HOVER_MS = 50;

/** A link this near to the viewport has the code of its report fetched, in pixels. */
const NEAR_PX = 100;

const whenNear = new WeakMap<Element, () => void>();
let nearness: IntersectionObserver | undefined;

function watch(link: Element, onNear: () => void): () => void {
  nearness ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) whenNear.get(target)?.();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const observer = nearness;
  whenNear.set(link, onNear);
  observer.observe(link);
  return () => observer.unobserve(link);
}

/**
 * Preloading for one link: near the viewport, the code of a screen about a week; at a person's intent (a
 * resting cursor, focus, a touch), the code of any screen, and the data.
 */
export function usePreloadOnIntent(href: string) {
  const queryClient = useQueryClient();
  const screenAt = use(RoutesContext);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pathname = ''] = href.split(/[?#]/);
  const screen = screenAt(pathname);
  const preload = () => {
    if (screen === undefined) return;
    fetchCode(screen);
    void fetchReports(screen, new URL(href, window.location.origin).searchParams, queryClient);
  };
  const ref = useCallback(
    (link: Element | null) => (link && screen?.firstYear ? watch(link, () => fetchCode(screen)) : undefined),
    [screen],
  );
  return {
    ref,
    onMouseEnter: () => {
      resting.current = setTimeout(preload, HOVER_MS);
    },
    onMouseLeave: () => clearTimeout(resting.current),
    onFocus: preload,
    onTouchStart: preload,
  };
}
