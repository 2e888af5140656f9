import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';

/** What a person does to look elsewhere. */
const takeOvers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the scroll position of a reloaded or revisited screen while its content arrives: the router restores it
 * once, when the page may be as short as its skeleton. It ends with the first action of the person.
 */
export function LateScrollRestoration() {
  // The position is public only as what ScrollRestoration scrolls to; the router's state has it for each navigation.
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useEffect(() => {
    if (typeof position !== 'number' || position === 0) return undefined;
    const { style } = document.documentElement;
    // The browser would keep what is in sight while content arrives above it, which looks like a dragged scrollbar.
    style.overflowAnchor = 'none';
    let reached = window.scrollY;
    const restore = () => {
      window.scrollTo(0, position);
      reached = window.scrollY;
    };
    const growth = new ResizeObserver(restore);
    let frame = 0;
    // A page that becomes shorter for a moment moves by itself, to its end.
    const isCutShort = () =>
      window.scrollY < reached &&
      window.scrollY + 1 >= document.documentElement.scrollHeight - window.innerHeight;
    // A page may grow again before the observer has seen that it shrank; a dragged scrollbar raises no other event.
    const restoreOrStop = () => {
      if (window.scrollY === reached) return;
      if (isCutShort()) frame = requestAnimationFrame(restore);
      else stop();
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
