import { createContext, use } from 'react';

/** The element of the header that holds the way to the page; null until it is drawn. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null);

/** Where a page puts its breadcrumbs. */
export const useHeaderSlot = (): HTMLElement | null => use(HeaderSlotContext);
