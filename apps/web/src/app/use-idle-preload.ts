import { preloadMenu } from '@vitrina/ui/primitives/menu';
import { preloadPopover } from '@vitrina/ui/primitives/popover';
import { useEffect } from 'react';
import { onFirstScreenComplete } from '../routing/first-screen.ts';
import { preloadPalette } from '../search/palette/palette-trigger.tsx';

/** Fetches the code of menus, popovers, sheets and the palette after the first screen, so that they open offline. */
export function useIdlePreload(): void {
  useEffect(
    () =>
      onFirstScreenComplete(() => {
        preloadMenu();
        preloadPopover();
        preloadPalette();
      }),
    [],
  );
}
