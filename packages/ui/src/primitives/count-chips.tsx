import { ToggleGroup } from 'radix-ui';
import { classNames } from '../class-names.ts';
import { formatNumber } from '../format/numbers.ts';

/** One chip of a group. */
export interface CountChip<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  /** Number of rows in the whole list. */
  readonly count: number;
  /** Whether it is a part of the chip before it and joined to that chip. */
  readonly isPart?: boolean;
}

interface Props<Name extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly chips: readonly CountChip<Name>[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** Chips with counts, one selected; arrow keys move between them. A chip without rows stays and cannot be chosen. */
export const CountChips = <Name extends string>({ label, chips, value, onChange }: Props<Name>) => (
  <ToggleGroup.Root
    type="single"
    aria-label={label}
    value={value}
    onValueChange={(chosen) => {
      const chip = chips.find(({ name }) => name === chosen);
      if (chip) onChange(chip.name);
    }}
    className="flex min-w-0 gap-2 scroll-sideways px-1 -mx-1 py-1 max-md:-mx-(--gutter) max-md:px-(--gutter) print:hidden"
  >
    {chips.map(({ name, title, count, isPart = false }, index) => (
      <ToggleGroup.Item
        key={name}
        value={name}
        disabled={count === 0 && value !== name}
        className={classNames(
          'inline-flex h-7 shrink-0 items-center gap-1.5 border border-line-quiet px-2.5 font-medium whitespace-nowrap hover:bg-hover disabled:text-ink-3 disabled:hover:bg-transparent data-[state=on]:border-accent data-[state=on]:bg-accent-soft data-[state=on]:text-accent forced-colors:data-[state=on]:border-[Highlight] max-md:h-10',
          isPart ? '-ml-2 rounded-r-control border-l-transparent' : 'rounded-l-control',
          !isPart &&
            (chips[index + 1]?.isPart === true ? '[border-right-style:dashed]' : 'rounded-r-control'),
        )}
      >
        {title}
        <span className="figures font-normal text-ink-3">{formatNumber(count)}</span>
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
);
