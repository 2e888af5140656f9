import type { NavigationItem } from '@vitrina/ui/sidebar';

/** One thing that a person can go to or do. */
export interface Option {
  /** Tells it from all others in sight. */
  key: string;
  title: string;
  icon: NonNullable<NavigationItem['icon']>;
  /** What tells it from others of the same name, quietly beside the title. */
  note?: string | undefined;
  /** At the right: revenue, or a kind. */
  end?: string | undefined;
  /** ₸ in the week: a bar against the largest of the list, where there is room. */
  revenue?: number;
  lang?: 'en' | undefined;
  /** Where it leads, in this app or outside, or what it does. */
  leads: { to: string } | { outside: string } | { run: () => void; stays?: boolean };
}

/** Options under one head. */
export interface OptionGroup {
  title: string;
  options: readonly Option[];
}
