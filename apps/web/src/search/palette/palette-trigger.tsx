import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { preloadSheet, Sheet } from '@vitrina/ui/primitives/sheet';
import { LoadingState } from '@vitrina/ui/primitives/states';
import { isShortcut } from '@vitrina/ui/shortcut';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { OpenPaletteContext, useOpenPalette } from './open-palette.ts';
import { useKeystrokeBuffer } from './use-keystroke-buffer.ts';

const Palette = createLazyComponent(async () => (await import('./palette.tsx')).Palette);

const fetchAhead = () => {
  preloadSheet();
  Palette.preload();
};

/** Calls back at Ctrl or Cmd + K; its code is on the way as soon as the first of the two keys is down. */
function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') fetchAhead();
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onPress]);
}

/** After a link was followed the focus is left to the screen that it leads to. */
const leaveFocus = (event: Event): void => event.preventDefault();

/** Holds the command palette for everything inside: by Ctrl or Cmd + K, and by `useOpenPalette`. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const giveUp = useCallback(() => setOpen(false), []);
  const { typed, takeOver } = useKeystrokeBuffer(isOpen, giveUp);
  const toggle = useCallback(() => {
    fetchAhead();
    setLeaving(false);
    setOpen((was) => !was);
  }, []);
  usePaletteKey(toggle);
  const close = (forAnotherPage: boolean) => {
    setLeaving(forAnotherPage);
    setOpen(false);
  };
  return (
    <OpenPaletteContext value={toggle}>
      {children}
      <Sheet
        open={useDeferredValue(isOpen)}
        onOpenChange={setOpen}
        onCloseFocus={isLeaving ? leaveFocus : undefined}
        title="Поиск"
        placement="top"
        headless
      >
        <Suspense fallback={<LoadingState>{<div className="h-12 border-b border-line" />}</LoadingState>}>
          <Palette typed={typed} onTakeOver={takeOver} onClose={close} />
        </Suspense>
      </Sheet>
    </OpenPaletteContext>
  );
}

/** What opens the command palette on a phone, where there is no sidebar in sight. */
export const SearchButton = () => (
  <IconButton
    label="Найти…"
    icon={<Search aria-hidden="true" />}
    onClick={useOpenPalette()}
    className="md:hidden"
  />
);
