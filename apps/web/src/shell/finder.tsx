import type { ReactNode } from 'react';

interface Props {
  /** How to look for: a text, a tree. */
  filter: ReactNode;
  /** What was found. */
  children: ReactNode;
}

/** A screen to find things on: what is looked for at the side, what was found beside it. */
export const Finder = ({ filter, children }: Props) => (
  <div className="flex max-lg:flex-col">
    <aside
      aria-label="Поиск"
      className="shrink-0 border-line px-(--gutter) py-4 max-lg:border-b lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem)] lg:w-[18.75rem] lg:overflow-y-auto lg:border-r"
    >
      {filter}
    </aside>
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
