import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { Sheet } from '@vitrina/ui/primitives/sheet';
import { LoadingState } from '@vitrina/ui/primitives/states';
import { isShortcut } from '@vitrina/ui/shortcut';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/search/palette-trigger';
import { OpenPaletteContext, useOpenPalette } from './open-palette.ts';
import { useKeystrokeBuffer } from './use-keystroke-buffer.ts';

const Palette = createLazyComponent(async () => (await import('./palette.tsx')).Palette);

/** Calls back on Ctrl or Cmd + K. */
function usePaletteShortcut(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onPress]);
}

/** Leaves the focus to the opened screen. */
const preventFocus = (event: Event): void => event.preventDefault();

/** Provides the command palette: by Ctrl or Cmd + K, and by `useOpenPalette`. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const cancel = useCallback(() => setOpen(false), []);
  const { typed, takeOver } = useKeystrokeBuffer(isOpen, cancel);
  const toggle = useCallback(() => {
    setNavigating(false);
    setOpen((was) => !was);
  }, []);
  usePaletteShortcut(toggle);
  const chosen = useRef<() => void>(undefined);
  const close = (isOpeningLink: boolean, run?: () => void) => {
    chosen.current = run;
    setNavigating(isOpeningLink);
    setOpen(false);
  };
  /** Runs the chosen action: what it opens returns the focus to where it was before the palette. */
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
  };
  return (
    <OpenPaletteContext value={toggle}>
      {children}
      <Sheet
        open={useDeferredValue(isOpen)}
        onOpenChange={setOpen}
        onCloseFocus={isNavigating ? preventFocus : undefined}
        onClosed={runChosen}
        title={texts.title}
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

/** Opens the command palette on a phone, where the sidebar is hidden. */
export const SearchButton = () => (
  <IconButton
    label={texts.find}
    icon={<Search aria-hidden="true" />}
    onClick={useOpenPalette()}
    className="md:hidden"
  />
);
