import type { LucideIcon } from 'lucide-react';

/** A page of a navigation group. */
export interface NavigationChild {
  readonly title: string;
  readonly url: string;
}

/** Sidebar entry: a link, or with `items` a collapsible group. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly icon?: LucideIcon;
  /** Expanded initially, whatever the current page. */
  readonly isActive?: boolean;
  readonly items?: readonly NavigationChild[];
  /** Language of the title, if it may differ from the page's. */
  readonly lang?: string;
}

/** Whether the group contains the current page. */
export const hasChildAt = (item: NavigationItem, path: string): boolean =>
  item.items?.some(({ url }) => url === path) ?? false;
