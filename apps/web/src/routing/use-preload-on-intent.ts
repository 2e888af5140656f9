import { useCallback, useRef } from 'react';
import { onFirstScreenComplete } from './first-screen.ts';
import { useRoutes } from './routes-context.ts';

/** Time that a cursor rests on a link before its target is preloaded, ms. */
const HOVER_MS = 50;

/** Distance from the viewport at which the code of a link's screen loads, px. */
const PRELOAD_DISTANCE_PX = 100;

const listeners = new WeakMap<Element, () => void>();
let intersections: IntersectionObserver | undefined;

function observe(link: Element, onClose: () => void): () => void {
  intersections ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) listeners.get(target)?.();
    },
    { rootMargin: `${PRELOAD_DISTANCE_PX}px` },
  );
  const observer = intersections;
  listeners.set(link, onClose);
  observer.observe(link);
  return () => observer.unobserve(link);
}

/**
 * Preloads the target of a link: the code of a screen with a week when the link is close to the viewport and the first
 * screen is complete;
 * the code and the reports of any screen on hover, focus or touch.
 */
export function usePreloadOnIntent(href: string) {
  const { findRoute, preload, preloadCode } = useRoutes();
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pathname = ''] = href.split(/[?#]/);
  const hasWeek = findRoute(pathname)?.firstYear !== undefined;
  const ref = useCallback(
    (link: Element | null) =>
      link && hasWeek
        ? observe(link, () => void onFirstScreenComplete(() => preloadCode(pathname)))
        : undefined,
    [hasWeek, pathname, preloadCode],
  );
  const onIntent = () => preload(href);
  return {
    ref,
    onMouseEnter: () => {
      hover.current = setTimeout(onIntent, HOVER_MS);
    },
    onMouseLeave: () => clearTimeout(hover.current),
    onFocus: onIntent,
    onTouchStart: onIntent,
  };
}
