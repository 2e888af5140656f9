import { createContext, use } from 'react';

/** What opens the command palette, for everything inside its provider. */
export const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Opens the command palette. */
export const useOpenPalette = (): (() => void) => use(OpenPaletteContext);
