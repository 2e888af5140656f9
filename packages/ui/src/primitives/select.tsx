import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { inputClass } from './field.tsx';

type Props = Omit<ComponentPropsWithRef<'select'>, 'onChange'> & {
  readonly label: string;
  /** Label visible to screen readers only. */
  readonly labelHidden?: boolean;
  readonly onChange: (value: string) => void;
};

/** The browser's own list of options, with its label; `children` are the options. */
export const Select = ({ label, labelHidden = false, onChange, className, children, ...props }: Props) => {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1 block text-label text-ink-2'}>
        {label}
      </label>
      <span className="relative block">
        <select
          {...props}
          id={id}
          onChange={({ target }) => onChange(target.value)}
          className={classNames(inputClass, 'appearance-none truncate pr-8')}
        >
          {children}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
      </span>
    </div>
  );
};
