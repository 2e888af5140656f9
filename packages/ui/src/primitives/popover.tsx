import { Slot } from 'radix-ui';
import { startTransition, Suspense, useState } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { FocusedReloadToast } from '../lazy/reload-notice.tsx';
import type { PopoverProps } from './radix-popover.tsx';

const PopoverBox = createLazyComponent(
  async () => (await import('./radix-popover.tsx')).RadixPopover,
  ({ trigger }: PopoverProps) => (
    <>
      {trigger}
      <FocusedReloadToast />
    </>
  ),
);

/** Preloads the popover's code; errors are ignored and show when it opens. */
export const preloadPopover = PopoverBox.preload;

/** Popover beside its trigger; loads Radix on hover, focus or first open. */
export const Popover = (props: PopoverProps) => {
  const [wasOpen, setWasOpen] = useState(props.open === true);
  if (props.open === true && !wasOpen) setWasOpen(true);
  const open = () =>
    // Without its code and a network the popover would open by itself when the network returns.
    PopoverBox.whenReady(() =>
      startTransition(() => {
        setWasOpen(true);
        props.onOpenChange?.(true);
      }),
    );
  const closed = (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={PopoverBox.preload}
      onFocus={PopoverBox.preload}
      onClick={open}
    >
      {props.trigger}
    </Slot.Root>
  );
  return <Suspense fallback={closed}>{wasOpen ? <PopoverBox {...props} /> : closed}</Suspense>;
};
