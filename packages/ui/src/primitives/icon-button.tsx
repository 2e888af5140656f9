import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What it does: its name for everybody, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
};

/** A button that is an icon alone. */
export const IconButton = ({ label, icon, className, ...props }: Props) => (
  <Tooltip text={label}>
    <button
      type="button"
      {...props}
      aria-label={label}
      className={classNames(
        'inline-flex size-(--control) shrink-0 items-center justify-center rounded-control text-ink-2 print:hidden',
        'not-disabled:hover:bg-hover not-disabled:hover:text-ink not-disabled:active:bg-press disabled:text-line-control [&_svg]:size-4',
        className,
      )}
    >
      {icon}
    </button>
  </Tooltip>
);
