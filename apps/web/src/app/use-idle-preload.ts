import { preloadMenu } from '@vitrina/ui/primitives/menu';
import { preloadPopover } from '@vitrina/ui/primitives/popover';
import { preloadToasts } from '@vitrina/ui/primitives/toast';
import { useEffect } from 'react';
import { onFirstScreenComplete } from '../routing/first-screen.ts';
import { preloadPalette } from '../search/palette/palette-trigger.tsx';

/** Fetches the code of overlays after the first screen, so that they also open offline. */
export function useIdlePreload(): void {
  useEffect(
    () =>
      onFirstScreenComplete(() => {
        preloadMenu();
        preloadPopover();
        preloadPalette();
        preloadToasts();
      }),
    [],
  );
}
