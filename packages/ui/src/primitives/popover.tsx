import { Slot } from 'radix-ui';
import { startTransition, Suspense, useState } from 'react';
import { latePart } from '../late-part.ts';
import { MissingNote } from './missing-part.tsx';
import type { PopoverProps } from './popover-box.tsx';

const PopoverBox = latePart(
  async () => (await import('./popover-box.tsx')).PopoverBox,
  ({ trigger }: PopoverProps) => (
    <>
      {trigger}
      <MissingNote />
    </>
  ),
);

/** A small panel beside its button, for more than a menu can hold. Its code comes when it is about to open. */
export const Popover = (props: PopoverProps) => {
  const [wasOpen, setWasOpen] = useState(props.open === true);
  if (props.open === true && !wasOpen) setWasOpen(true);
  const open = () =>
    startTransition(() => {
      setWasOpen(true);
      props.onOpenChange?.(true);
    });
  const closed = (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={PopoverBox.fetch}
      onFocus={PopoverBox.fetch}
      onClick={open}
    >
      {props.trigger}
    </Slot.Root>
  );
  return <Suspense fallback={closed}>{wasOpen ? <PopoverBox {...props} /> : closed}</Suspense>;
};
