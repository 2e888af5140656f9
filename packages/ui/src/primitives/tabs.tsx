import { Tabs as Radix } from 'radix-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '../format/numbers.ts';

/** One tab; `count` is the number of rows, once known. */
export interface Tab<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly count?: number | undefined;
  /** Why the tab cannot be opened; undefined if it can. */
  readonly disabledReason?: string | undefined;
}

interface Props<Name extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Scrolls the list so that the selected tab is in its middle, also after the counts changed its place. */
const useSelectedInView = (tabs: readonly Tab<string>[], value: string) => {
  const list = useRef<HTMLDivElement>(null);
  const counts = tabs.map(({ count }) => count).join();
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [counts, value]);
  return list;
};

/** Controlled tabs; the selected name usually comes from the search params. */
export const Tabs = <Name extends string>({ label, tabs, value, onChange, children }: Props<Name>) => {
  const list = useSelectedInView(tabs, value);
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find(({ name }) => name === chosen);
        if (tab) onChange(tab.name);
      }}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-5 scroll-sideways shadow-[inset_0_-1px_0_var(--color-line)] max-[23rem]:gap-2.5 max-[23rem]:text-label"
      >
        {tabs.map(({ name, title, count, disabledReason }) => (
          <Radix.Trigger
            key={name}
            value={name}
            disabled={disabledReason !== undefined}
            title={disabledReason}
            className="disabled:text-ink-3 flex h-9 max-md:h-11 shrink-0 items-center gap-2 max-[23rem]:gap-1 border-b-2 border-transparent font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:data-[state=active]:border-[Highlight] forced-colors:data-[state=inactive]:border-[Canvas]"
          >
            {title}
            {count === undefined ? null : (
              <span className="figures font-normal text-ink-3">{formatNumber(count)}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="focus-visible:-outline-offset-2">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
};
