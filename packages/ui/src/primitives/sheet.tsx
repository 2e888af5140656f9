import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import * as texts from '#texts/primitives/sheet';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';

const placementClasses = {
  left: 'inset-y-0 left-0 w-(--sheet-width,18rem) max-w-[calc(100vw-2rem)] border-r animate-slide-from-left',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-sheet border-t animate-slide-from-bottom',
  centre:
    'top-[12dvh] left-1/2 max-h-[76dvh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 rounded-popover border',
  /** Centred with a fixed top edge; full screen on a phone. */
  top: 'max-md:inset-0 md:top-14 md:left-1/2 md:max-h-[calc(100dvh-7rem)] md:w-[min(40rem,calc(100vw-2rem))] md:-translate-x-1/2 md:rounded-popover md:border',
} as const;

interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Accessible name, shown in the header unless `headless`. */
  readonly title: string;
  readonly placement?: keyof typeof placementClasses;
  /** No header; the content brings its own. */
  readonly headless?: boolean;
  /** Content pinned below the scrolling body. */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  /** Moves the focus on close; by default it returns to the opener. */
  readonly onCloseFocus?: ((event: Event) => void) | undefined;
  /** Called once the sheet is gone and the focus has moved. */
  readonly onClosed?: (() => void) | undefined;
}

/** Focuses the sheet instead of its first button; an input with autoFocus is focused already. */
const focusSheet = (event: Event): void => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** Remembers the focused element on open and returns a handler that restores it. */
const useOpener = (open: boolean) => {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return (event: Event): void => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
};

let openShadesCount = 0;

/** Shades the page and marks the root element: a `:has()` selector for the shade costs 70 ms on a slow processor. */
function Shade() {
  useLayoutEffect(() => {
    const mark = (change: number) => {
      openShadesCount += change;
      document.documentElement.toggleAttribute('data-shaded', openShadesCount > 0);
    };
    mark(1);
    return () => mark(-1);
  }, []);
  return <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-shade" />;
}

/** Modal dialog: from the left, from the bottom, or centred. */
export const Sheet = ({
  open,
  onOpenChange,
  title,
  placement = 'centre',
  headless = false,
  footer,
  className,
  children,
  onCloseFocus,
  onClosed,
}: SheetProps) => {
  const restoreFocus = useOpener(open);
  const finish = (event: Event) => {
    (onCloseFocus ?? restoreFocus)(event);
    onClosed?.();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Shade />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={finish}
          className={classNames(
            'fixed z-40 flex flex-col border-line bg-raised text-ink [--color-hover:var(--color-raised-hover)] shadow-float outline-none',
            placementClasses[placement],
            className,
          )}
        >
          <div className={headless ? 'sr-only' : 'flex items-center border-b border-line py-1 pr-1 pl-4'}>
            <Dialog.Title className="min-w-0 flex-1 text-[1rem] leading-6 font-semibold [overflow-wrap:anywhere]">
              {title}
            </Dialog.Title>
            {headless ? null : (
              <Dialog.Close asChild>
                <IconButton label={texts.close} icon={<X aria-hidden="true" />} />
              </Dialog.Close>
            )}
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
          {footer === undefined ? null : <div className="flex gap-2 border-t border-line p-4">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
