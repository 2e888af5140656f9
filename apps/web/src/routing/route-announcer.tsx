import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { focusScreen, keepFocus } from './focus-screen.ts';

/** Tells of each change of the browser tab's title. */
function onTitle(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Arriving at a screen: the focus goes to its heading, unless the screen itself has given it to a field,
 * and a screen reader is told where one is. On a screen the focus is never lost.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const title = useSyncExternalStore(onTitle, () => document.title);
  const [first] = useState(title);
  useEffect(keepFocus, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!document.activeElement?.closest('main')) focusScreen();
  }, [pathname]);
  return <output className="sr-only">{title === first ? '' : title}</output>;
}
