import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { floatingClass, phoneSheetClass, PhoneSheetTitle } from './floating-class.tsx';

interface PopoverProps {
  /** Button that opens the popover. */
  readonly trigger: ReactNode;
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
}

/** Popover beside its trigger. */
export const Popover = ({ trigger, label, children, align = 'start', className, ...state }: PopoverProps) => (
  <Radix.Root {...state}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        data-phone-sheet=""
        className={classNames(floatingClass, 'min-w-48 p-2', className, phoneSheetClass)}
      >
        <PhoneSheetTitle>{label}</PhoneSheetTitle>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
