import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';

/** Actions by which a person takes over scrolling. */
const takeOvers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls up in a row that are the page's own; a dragged scrollbar, which raises no other event, scrolls in each frame. */
const MAX_DROPS = 3;

/**
 * Keeps the scroll position of a reloaded or revisited screen while its content arrives: the router restores it once,
 * when the page may still be as short as its skeleton. Ends with the person's first action.
 */
export function LateScrollRestoration() {
  // The position is public only as ScrollRestoration's target; the router's state has it for each navigation.
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useEffect(() => {
    if (typeof position !== 'number' || position === 0) return undefined;
    const { style } = document.documentElement;
    // The browser would anchor the visible content while more arrives above it, which looks like a dragged scrollbar.
    style.overflowAnchor = 'none';
    let reached = window.scrollY;
    const restore = () => {
      window.scrollTo(0, position);
      reached = window.scrollY;
    };
    let frame = 0;
    let drops = 0;
    const growth = new ResizeObserver(() => {
      drops = 0;
      restore();
    });
    // A page that is short for a moment scrolls itself up, and may have grown again before anything notices.
    const restoreOrStop = () => {
      if (window.scrollY === reached) return;
      drops += 1;
      if (window.scrollY > reached || drops > MAX_DROPS) return stop();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    };
    const stop = () => {
      growth.disconnect();
      cancelAnimationFrame(frame);
      style.overflowAnchor = '';
      window.removeEventListener('scroll', restoreOrStop);
      for (const type of takeOvers) window.removeEventListener(type, stop, { capture: true });
    };
    growth.observe(document.body);
    window.addEventListener('scroll', restoreOrStop);
    for (const type of takeOvers) window.addEventListener(type, stop, { capture: true, passive: true });
    return stop;
  }, [position]);
  return null;
}
