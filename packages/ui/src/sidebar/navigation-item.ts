import type { LucideIcon } from 'lucide-react';

/** A page inside a section of the navigation. */
export interface NavigationChild {
  readonly title: string;
  readonly url: string;
}

/** An entry of the sidebar: a link, or with `items` a group that opens and closes. */
export interface NavigationItem {
  readonly title: string;
  readonly url: string;
  readonly icon?: LucideIcon;
  /** Open from the start, wherever the person is. */
  readonly isActive?: boolean;
  readonly items?: readonly NavigationChild[];
  /** The language of the title where it is not Russian. */
  readonly lang?: 'en';
}

/** Whether a page of the group is the current one. */
export const hasChildAt = (item: NavigationItem, path: string): boolean =>
  item.items?.some(({ url }) => url === path) ?? false;
