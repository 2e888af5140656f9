import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { floating } from './menu.tsx';

interface Props {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** Its name for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
}

/** A small panel beside its button, for more than a menu can hold. */
export const Popover = ({ trigger, label, children, align = 'start', className, ...state }: Props) => (
  <Radix.Root {...state}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={classNames(floating, 'min-w-48 p-2', className)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
