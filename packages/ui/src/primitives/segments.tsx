import { ToggleGroup } from 'radix-ui';
import { classNames } from '../class-names.ts';
import { CountBadge } from './tag.tsx';

interface Props<Name extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly choices: readonly {
    readonly name: Name;
    readonly title: string;
    /** Language of the title, if not the page's. */
    readonly lang?: string;
    /** Number of selected items; 0 shows no badge. */
    readonly count?: number;
  }[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  readonly className?: string;
}

/** Segmented control: two or three options, one selected. */
export const Segments = <Name extends string>({
  label,
  choices,
  value,
  onChange,
  className,
}: Props<Name>) => (
  <ToggleGroup.Root
    type="single"
    aria-label={label}
    value={value}
    onValueChange={(chosen) => {
      const choice = choices.find(({ name }) => name === chosen);
      if (choice) onChange(choice.name);
    }}
    className={classNames('inline-flex h-(--control) rounded-control bg-press p-px print:hidden', className)}
  >
    {choices.map(({ name, title, lang, count = 0 }) => (
      <ToggleGroup.Item
        key={name}
        value={name}
        lang={lang}
        className="inline-flex flex-1 items-center justify-center gap-2 rounded-[5px] border border-transparent px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink data-[state=on]:border-line-quiet data-[state=on]:bg-chosen data-[state=on]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=on]:border-[Highlight]"
      >
        {title}
        {count > 0 && <CountBadge count={count} />}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
);
