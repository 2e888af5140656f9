import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { floatingClass } from './floating-class.ts';

/** A popover's button, content and place. */
export interface PopoverProps {
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

/** A small panel beside its button, for more than a menu can hold; it begins open. */
export const RadixPopover = ({
  trigger,
  label,
  children,
  align = 'start',
  className,
  ...state
}: PopoverProps) => (
  <Radix.Root defaultOpen {...state}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={classNames(floatingClass, 'min-w-48 p-2', className)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
