import type { NavigationItem } from '@vitrina/ui/sidebar';
import type { EntityId } from '../routing/paths.ts';

/** What an entity is to the person: the own shop, a main category or brand of it, followed, recent. */
export type Standing = 'mine' | 'ofMine' | 'followed' | 'recent';

/** A seller, brand, category, section or product with its name. */
export interface NamedEntity {
  kind: EntityId['kind'] | 'product';
  id: number;
  title: string;
}

/** A link or an action in the palette or a picker. */
export interface Option {
  /** Unique in the list. */
  key: string;
  title: string;
  icon: NonNullable<NavigationItem['icon']>;
  /** Distinguishes options with the same title; shown beside it. */
  note?: string | undefined;
  /** Shown at the right: revenue or kind. */
  endText?: string | undefined;
  /** Revenue of the week, ₸; shown as a bar where the width allows. */
  revenue?: number;
  lang?: string | undefined;
  /** Further words by which it is found. */
  words?: string | undefined;
  /** The entity that it leads to. */
  entity?: NamedEntity;
  standing?: Standing | undefined;
  /** A path of the app, an external URL, or an action; `stays` leaves the list open. */
  target: { to: string } | { outside: string } | { run: () => void; stays?: boolean };
}

/** Options with a title. */
export interface OptionGroup {
  title: string;
  options: readonly Option[];
}
