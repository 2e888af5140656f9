import { Slot } from 'radix-ui';
import { Suspense, useState } from 'react';
import { latePart } from '../late-part.ts';
import { MissingNote } from './missing-part.tsx';
import type { PopoverProps } from './popover-box.tsx';

const box = () => import('./popover-box.tsx');
const PopoverBox = latePart(
  async () => (await box()).PopoverBox,
  ({ trigger }: PopoverProps) => (
    <>
      {trigger}
      <MissingNote />
    </>
  ),
);

/** Fetches a popover's code; should that fail, opening it will say so. */
const fetchBox = () => void box().catch(() => undefined);

/** A small panel beside its button, for more than a menu can hold. Its code comes when it is about to open. */
export const Popover = (props: PopoverProps) => {
  const [wasOpen, setWasOpen] = useState(props.open === true);
  if (props.open === true && !wasOpen) setWasOpen(true);
  const open = () => {
    setWasOpen(true);
    props.onOpenChange?.(true);
  };
  const closed = (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={fetchBox}
      onFocus={fetchBox}
      onClick={open}
    >
      {props.trigger}
    </Slot.Root>
  );
  return wasOpen ? (
    <Suspense fallback={closed}>
      <PopoverBox {...props} />
    </Suspense>
  ) : (
    closed
  );
};
