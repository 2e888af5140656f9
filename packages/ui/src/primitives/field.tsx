import { useId, type ComponentPropsWithRef } from 'react';
import { CircleAlert } from './icons.tsx';

/** The frame of an input. */
export const inputClass =
  'h-(--control) w-full rounded-control border border-line-control bg-ground px-3 text-input text-ink ' +
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-down aria-invalid:outline-1 aria-invalid:outline-down disabled:bg-hover disabled:text-ink-3';

/** A mistake beside the field that it is about. */
export const FieldError = ({ id, children }: { readonly id?: string; readonly children: string }) => (
  <p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-badge text-down">
    <CircleAlert className="mt-[3px] size-3.5 shrink-0" />
    {children}
  </p>
);

type FieldProps = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  /** The label is told to screen readers alone. */
  readonly labelHidden?: boolean;
  readonly error?: string | undefined;
};

/** One line of text with its label and, if it is wrong, why. */
export const Field = ({ label, labelHidden = false, error, className, ...props }: FieldProps) => {
  const own = useId();
  const id = props.id ?? own;
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
