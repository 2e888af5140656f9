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
  /** Paths of further pages that belong here, but have no entry. */
  readonly covers?: readonly string[];
  /** Language of the title, if it may differ from the page's. */
  readonly lang?: string;
}

/** Whether the group contains the current page. */
export const hasChildAt = (item: NavigationItem, path: string): boolean =>
  item.items?.some(({ url }) => url === path) ?? false;

/** The `aria-current` of an entry: its own page, or one that belongs to it without an entry of its own. */
export const getCurrent = (
  { url, covers = [] }: NavigationItem,
  path: string,
): 'page' | 'true' | undefined => {
  if (url === path) return 'page';
  return covers.includes(path) ? 'true' : undefined;
};

/** The `aria-current` of a group whose pages have no entry for the current one. */
export const getGroupCurrent = ({ covers = [] }: NavigationItem, path: string): 'true' | undefined =>
  covers.includes(path) ? 'true' : undefined;
