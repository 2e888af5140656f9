import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readCookie, writeCookie } from '../cookie.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { isShortcut } from '../shortcut.ts';

const COOKIE = 'sidebar_state';
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** State of the sidebar and its setters. */
export interface SidebarState {
  /** Expanded rather than collapsed to icons; ignored on a phone. */
  readonly isOpen: boolean;
  /** Viewport below 768 px: the sidebar is a sheet. */
  readonly isMobile: boolean;
  readonly isSheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
  /** Toggles the sheet on a phone, the sidebar elsewhere. */
  readonly toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

/** Returns the sidebar's state. Throws outside SidebarProvider. */
export const useSidebar = (): SidebarState => {
  const state = useContext(SidebarContext);
  if (state === null) throw new Error('The sidebar needs a <SidebarProvider> around it.');
  return state;
};

const readInitialState = (): boolean => {
  const stored = readCookie(COOKIE);
  if (stored === 'true' || stored === 'false') return stored === 'true';
  return matchMedia('(width >= 80rem)').matches;
};

/** Provides the sidebar's state, stores it in the cookie `sidebar_state` for 7 days and handles Ctrl/Cmd + B. */
export const SidebarProvider = ({ children }: { readonly children: ReactNode }) => {
  const isMobile = useIsPhone();
  const [isOpen, setOpen] = useState(readInitialState);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) return setSheetOpen((before) => !before);
    writeCookie(COOKIE, String(!isOpen), WEEK_SECONDS);
    setOpen(!isOpen);
  }, [isMobile, isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);

  const state = useMemo(
    () => ({ isOpen, isMobile, isSheetOpen: isMobile && isSheetOpen, setSheetOpen, toggle }),
    [isOpen, isMobile, isSheetOpen, toggle],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
};
