import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from './spinner.tsx';

/** Emphasis of a button; at most one primary per screen. */
export type ButtonVariant = 'primary' | 'outlined' | 'quiet' | 'chosen';

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-accent text-on-accent forced-colors:border not-disabled:hover:bg-accent-hover not-disabled:active:brightness-90',
  outlined:
    'border border-line-quiet bg-ground text-ink not-disabled:hover:bg-hover not-disabled:active:bg-press',
  quiet: 'text-ink-2 not-disabled:hover:bg-hover not-disabled:hover:text-ink not-disabled:active:bg-press',
  chosen:
    'border border-bar bg-accent-soft text-ink not-disabled:hover:border-accent not-disabled:active:bg-press',
};

const disabledClass =
  'disabled:border disabled:border-line disabled:bg-hover disabled:text-ink-3 disabled:cursor-default';

/** Class names of a button, for a link styled as one. */
export const getButtonClass = (variant: ButtonVariant = 'outlined', small = false): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none print:hidden',
    small ? 'h-(--control-small) px-2.5' : 'h-(--control) px-3',
    variantClasses[variant],
  );

type Props = ComponentPropsWithRef<'button'> & {
  readonly variant?: ButtonVariant;
  /** Toolbar size. */
  readonly small?: boolean;
  /** Shows a spinner and ignores clicks. */
  readonly pending?: boolean;
};

/** A button; `type` defaults to button. */
export const Button = ({ variant, small, pending = false, className, children, ...props }: Props) => (
  <button
    type="button"
    {...props}
    aria-busy={pending || undefined}
    aria-disabled={pending || props['aria-disabled']}
    onClick={pending ? (event) => event.preventDefault() : props.onClick}
    className={classNames(getButtonClass(variant, small), disabledClass, className)}
  >
    {pending ? <Spinner /> : null}
    {children}
  </button>
);
