import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  /** `'mixed'`: some of the options it covers are checked. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Label; clicking it toggles the checkbox. */
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export const Checkbox = ({ checked, onChange, onKeyDown, disabled = false, className, children }: Props) => (
  <label
    className={classNames(
      'flex min-h-8 max-md:min-h-11 items-center gap-2.5',
      disabled ? 'text-ink-3' : 'cursor-pointer',
      className,
    )}
  >
    <Radix.Root
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(now) => onChange(now === true)}
      disabled={disabled}
      onKeyDown={onKeyDown}
      className="flex size-4 shrink-0 items-center justify-center rounded-badge border border-line-control bg-ground data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent max-md:size-5"
    >
      <Radix.Indicator className="text-on-accent">
        {checked === 'mixed' ? (
          <Minus className="size-3" strokeWidth={2.5} aria-hidden="true" />
        ) : (
          <Check className="size-3" strokeWidth={2.5} aria-hidden="true" />
        )}
      </Radix.Indicator>
    </Radix.Root>
    {children}
  </label>
);
