import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from './spinner.tsx';

/** How much a button asks for attention: one primary a screen at most. */
export type ButtonLook = 'primary' | 'outlined' | 'quiet' | 'chosen';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary:
    'bg-accent text-on-accent forced-colors:border not-disabled:hover:bg-accent-hover not-disabled:active:brightness-90',
  outlined:
    'border border-line-quiet bg-ground text-ink not-disabled:hover:bg-hover not-disabled:active:bg-press',
  quiet: 'text-ink-2 not-disabled:hover:bg-hover not-disabled:hover:text-ink not-disabled:active:bg-press',
  chosen:
    'border border-bar bg-accent-soft text-ink not-disabled:hover:border-accent not-disabled:active:bg-press',
};

const disabledLook =
  'disabled:border disabled:border-line disabled:bg-hover disabled:text-ink-3 disabled:cursor-default';

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (look: ButtonLook = 'outlined', small = false): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none print:hidden',
    small ? 'h-(--control-small) px-2.5' : 'h-(--control) px-3',
    looks[look],
  );

type Props = ComponentPropsWithRef<'button'> & {
  readonly look?: ButtonLook;
  /** A button of a toolbar. */
  readonly small?: boolean;
  /** Its work is under way: it turns, and cannot be pressed again. */
  readonly pending?: boolean;
};

/** A button. */
export const Button = ({ look, small, pending = false, className, children, ...props }: Props) => (
  <button
    type="button"
    {...props}
    aria-busy={pending || undefined}
    aria-disabled={pending || undefined}
    onClick={pending ? (event) => event.preventDefault() : props.onClick}
    className={classNames(buttonClass(look, small), disabledLook, className)}
  >
    {pending ? <Spinner /> : null}
    {children}
  </button>
);
