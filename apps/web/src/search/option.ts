import type { NavigationItem } from '@vitrina/ui/sidebar';

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
  /** A path of the app, an external URL, or an action; `stays` leaves the list open. */
  target: { to: string } | { outside: string } | { run: () => void; stays?: boolean };
}

/** Options with a title. */
export interface OptionGroup {
  title: string;
  options: readonly Option[];
}
