import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import * as texts from '#texts/primitives';
import { classNames } from '../class-names.ts';
import { inputClass } from './field.tsx';

type SearchProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly small?: boolean;
};

/** Search input with a clear button. */
export const SearchField = ({ label, value, onChange, small = false, className, ...props }: SearchProps) => (
  <div className={classNames('relative', className)}>
    <Search
      className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
    <input
      {...props}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(inputClass, 'pl-8', value !== '' && 'pr-8', small && 'h-(--control-small)')}
    />
    {value === '' ? null : (
      <button
        type="button"
        aria-label={texts.clear}
        onClick={({ currentTarget }) => {
          currentTarget.parentElement?.querySelector('input')?.focus();
          onChange('');
        }}
        className="absolute inset-y-0 right-0 flex w-8 max-md:w-11 items-center justify-center text-ink-3 hover:text-ink focus-visible:-outline-offset-4"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    )}
  </div>
);
