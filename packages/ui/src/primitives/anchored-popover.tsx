import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { floatingClass, phoneSheetClass, PhoneSheetTitle } from './floating-class.tsx';

interface Props {
  /** Element beside which the popover stands; the focus returns to it. */
  readonly anchor: HTMLElement;
  /** Accessible name. */
  readonly label: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Closes when the anchor is no longer in the page: its row is scrolled away. */
const useCloseWithAnchor = (anchor: HTMLElement, onClose: () => void) =>
  useEffect(() => {
    const onScroll = () => {
      if (!anchor.isConnected) onClose();
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [anchor, onClose]);

/** An open popover beside any element; Escape and a press outside close it. */
export const AnchoredPopover = ({ anchor, label, onClose, className, children }: Props) => {
  useCloseWithAnchor(anchor, onClose);
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus();
          }}
          data-phone-sheet=""
          className={classNames(floatingClass, 'max-w-[calc(100vw-1rem)] p-4', className, phoneSheetClass)}
        >
          <PhoneSheetTitle>{label}</PhoneSheetTitle>
          <div className="max-md:px-2">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
