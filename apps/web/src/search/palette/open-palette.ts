import { createContext, use } from 'react';

/** Function that opens the command palette. */
export const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the command palette. */
export const useOpenPalette = (): (() => void) => use(OpenPaletteContext);
