import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'disabled'> & {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Sets aria-disabled; the button stays focusable for keyboards. */
  readonly disabled?: boolean;
};

/** A button with an icon only. */
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
