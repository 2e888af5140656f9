import { ToggleGroup } from 'radix-ui';
import { classNames } from '../class-names.ts';

interface Props<Name extends string> {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly name: Name; readonly title: string }[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
  readonly className?: string;
}

/** Two or three choices side by side, one of them chosen. */
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
    {choices.map(({ name, title }) => (
      <ToggleGroup.Item
        key={name}
        value={name}
        className="flex-1 rounded-[5px] border border-transparent px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink data-[state=on]:border-line-quiet data-[state=on]:bg-ground data-[state=on]:text-ink"
      >
        {title}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
);
