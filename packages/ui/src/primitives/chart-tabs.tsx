import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tooltip } from './tooltip.tsx';

/** A figure of a week that is a tab of the chart below. */
export interface ChartTab<Name extends string> {
  readonly name: Name;
  /** «Выручка» */
  readonly label: string;
  /** Definition, shown on hover and focus. */
  readonly explanation: string;
  /** «307 млн ₸» */
  readonly value: string;
  /** Small text after the value: «шт.», «из 1 773». */
  readonly unit?: string | undefined;
  /** Below the value: its change. */
  readonly note?: ReactNode;
  /** A control after the label, beside the tab: a tab holds no button, and its centre stays free to press. */
  readonly aside?: ReactNode;
}

interface Props<Name extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly ChartTab<Name>[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  /** The chart of the chosen figure. */
  readonly children: ReactNode;
}

const valueClass = 'figures text-figure whitespace-nowrap max-[23rem]:text-[1rem]';

const Value = ({ value, unit }: Pick<ChartTab<string>, 'value' | 'unit'>) => (
  <>
    {value}
    {unit === undefined ? null : (
      <span className="ml-1 text-label font-normal tracking-normal text-ink-3"> {unit}</span>
    )}
  </>
);

const Trigger = <Name extends string>({ tab }: { tab: ChartTab<Name> }) => (
  <Tooltip title={tab.label} text={tab.explanation}>
    <Radix.Trigger
      value={tab.name}
      className="group flex h-16 flex-col items-start border-b-2 border-transparent text-left text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
    >
      <span className="text-label font-normal whitespace-nowrap group-aria-selected:font-medium">
        {tab.label}
      </span>{' '}
      <span className={valueClass}>
        <Value {...tab} />
      </span>{' '}
      <span className="block min-h-4 text-label font-normal whitespace-nowrap text-ink-2">{tab.note}</span>
    </Radix.Trigger>
  </Tooltip>
);

/** The control after a label; an unseen copy of the label holds its place. */
const Aside = ({ tab, column }: { tab: ChartTab<string>; column: number }) => (
  <div
    style={{ gridColumn: column }}
    className="pointer-events-none row-start-1 flex h-5 items-center gap-1.5 self-start"
  >
    <span aria-hidden="true" className="invisible text-label font-medium whitespace-nowrap">
      {tab.label}
    </span>
    <span className="pointer-events-auto flex">{tab.aside}</span>
  </div>
);

/** Scrolls the row so that the chosen figure is seen. */
const useChosenInView = (value: string) => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row.current || !tab || row.current.scrollWidth === row.current.clientWidth) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return row;
};

/** Figures of a week in one row, as tabs of one chart; a narrow page scrolls the row. */
export const ChartTabs = <Name extends string>({ label, tabs, value, onChange, children }: Props<Name>) => (
  <Radix.Root
    value={value}
    onValueChange={(chosen) => {
      const tab = tabs.find(({ name }) => name === chosen);
      if (tab) onChange(tab.name);
    }}
  >
    <div
      ref={useChosenInView(value)}
      style={{ gridTemplateColumns: `repeat(${tabs.length}, auto)` }}
      className="relative grid gap-x-6 scroll-sideways shadow-[inset_0_-1px_0_var(--color-line)] max-md:gap-x-4.5"
    >
      <Radix.List aria-label={label} className="col-span-full row-start-1 grid grid-cols-subgrid">
        {tabs.map((tab) => (
          <Trigger key={tab.name} tab={tab} />
        ))}
      </Radix.List>
      {tabs.map((tab, index) =>
        tab.aside === undefined || tab.aside === null ? null : (
          <Aside key={tab.name} tab={tab} column={index + 1} />
        ),
      )}
    </div>
    <Radix.Content value={value} tabIndex={-1} className="outline-none">
      {children}
    </Radix.Content>
  </Radix.Root>
);
