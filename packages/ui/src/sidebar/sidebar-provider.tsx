import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readCookie, writeCookie } from '../cookie.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { isShortcut } from '../shortcut.ts';

const COOKIE = 'sidebar_state';
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar is open, wide or as a sheet, and how to change that. */
export interface SidebarState {
  /** Wide rather than a strip of icons; does not matter on a phone. */
  readonly open: boolean;
  /** The window is narrower than 768 px: the sidebar is a sheet. */
  readonly mobile: boolean;
  readonly sheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
  /** Opens or closes whichever of the two the window has. */
  readonly toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

/** The sidebar's state, inside <SidebarProvider> only. */
export const useSidebar = (): SidebarState => {
  const state = useContext(SidebarContext);
  if (state === null) throw new Error('The sidebar needs a <SidebarProvider> around it.');
  return state;
};

const openAtStart = (): boolean => {
  const kept = readCookie(COOKIE);
  if (kept === 'true' || kept === 'false') return kept === 'true';
  return matchMedia('(width >= 80rem)').matches;
};

/** Keeps the sidebar's state for everything inside, in the cookie too, and listens to Ctrl or Cmd + B. */
export const SidebarProvider = ({ children }: { readonly children: ReactNode }) => {
  const mobile = useIsPhone();
  const [open, setOpen] = useState(openAtStart);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) return setSheetOpen((before) => !before);
    writeCookie(COOKIE, String(!open), WEEK_SECONDS);
    setOpen(!open);
  }, [mobile, open]);

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
    () => ({ open, mobile, sheetOpen: mobile && sheetOpen, setSheetOpen, toggle }),
    [open, mobile, sheetOpen, toggle],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
};
