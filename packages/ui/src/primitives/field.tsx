import { useId, type ComponentPropsWithRef } from 'react';
import { CircleAlert } from './icons.tsx';

/** Class names of an input. */
export const inputClass =
  'h-(--control) w-full rounded-control border border-line-control bg-ground px-3 text-input text-ink ' +
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-down aria-invalid:outline-1 aria-invalid:outline-down disabled:bg-hover disabled:text-ink-3';

/** Error message below an input. */
export const FieldError = ({ id, children }: { readonly id?: string; readonly children: string }) => (
  <p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-badge text-down">
    <CircleAlert className="mt-[3px] size-3.5 shrink-0" />
    {children}
  </p>
);

type FieldProps = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  /** Label visible to screen readers only. */
  readonly labelHidden?: boolean;
  readonly error?: string | undefined;
};

/** Text input with its label and its error. */
export const Field = ({ label, labelHidden = false, error, className, ...props }: FieldProps) => {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1 block text-label text-ink-2'}>
        {label}
      </label>
      <input
        {...props}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        className={inputClass}
      />
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
