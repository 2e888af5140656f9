import { createContext, use } from 'react';

/** The header's element for breadcrumbs; null until it is mounted. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null);

/** The header's element for breadcrumbs. */
export const useHeaderSlot = (): HTMLElement | null => use(HeaderSlotContext);
