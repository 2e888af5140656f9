import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { focusScreen, restoreLostFocus } from './focus-screen.ts';

/** Subscribes to changes of the document title. */
function subscribeToTitle(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a navigation focuses the screen's heading, unless the screen focused a field, and announces the
 * title to screen readers. Restores a lost focus on every screen.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  const title = useSyncExternalStore(
    subscribeToTitle,
    () => document.title,
    () => 'Vitrina',
  );
  const [initialTitle] = useState(title);
  useEffect(restoreLostFocus, []);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    if (!document.activeElement?.closest('main')) focusScreen();
  }, [pathname]);
  return <output className="sr-only">{title === initialTitle ? '' : title}</output>;
}
