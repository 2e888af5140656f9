import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  /** `'part'`: some of what it stands for is chosen. */
  readonly checked: boolean | 'part';
  readonly onChange: (checked: boolean) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** What it chooses; a click on it counts. */
  readonly children: ReactNode;
}

/** A box to tick, with its words. */
export const Checkbox = ({ checked, onChange, onKeyDown, disabled = false, className, children }: Props) => (
  <label
    className={classNames(
      'flex min-h-8 max-md:min-h-11 items-center gap-2.5',
      disabled ? 'text-ink-3' : 'cursor-pointer',
      className,
    )}
  >
    <Radix.Root
      checked={checked === 'part' ? 'indeterminate' : checked}
      onCheckedChange={(now) => onChange(now === true)}
      disabled={disabled}
      onKeyDown={onKeyDown}
      className="flex size-4 shrink-0 items-center justify-center rounded-badge border border-line-control bg-ground data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent max-md:size-5"
    >
      <Radix.Indicator className="text-on-accent">
        {checked === 'part' ? (
          <Minus className="size-3" strokeWidth={2.5} aria-hidden="true" />
        ) : (
          <Check className="size-3" strokeWidth={2.5} aria-hidden="true" />
        )}
      </Radix.Indicator>
    </Radix.Root>
    {children}
  </label>
);
