import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'disabled'> & {
  /** What it does: its name for everybody, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Nothing to do now; it keeps the focus, so that a keyboard goes on from here. */
  readonly disabled?: boolean;
};

/** A button that is an icon alone. */
export const IconButton = ({ label, icon, disabled = false, className, ...props }: Props) => (
  <Tooltip text={label}>
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : props.onClick}
      className={classNames(
        'inline-flex size-(--control) shrink-0 items-center justify-center rounded-control text-ink-2 print:hidden',
        'not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink not-aria-disabled:active:bg-press aria-disabled:cursor-default aria-disabled:text-line-control forced-colors:aria-disabled:text-[GrayText] [&_svg]:size-4',
        className,
      )}
    >
      {icon}
    </button>
  </Tooltip>
);
