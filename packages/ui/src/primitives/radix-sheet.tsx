import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';

const places = {
  left: 'inset-y-0 left-0 w-(--sheet-width,18rem) max-w-[calc(100vw-2rem)] border-r animate-slide-from-left',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-sheet border-t animate-slide-from-bottom',
  centre:
    'top-[12dvh] left-1/2 max-h-[76dvh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 rounded-popover border',
  /** In the middle, its top always at the same height; on a phone the whole screen. */
  top: 'max-md:inset-0 md:top-[12dvh] md:left-1/2 md:max-h-[70dvh] md:w-[min(40rem,calc(100vw-2rem))] md:-translate-x-1/2 md:rounded-popover md:border',
} as const;

/** A sheet's name, place and content. */
export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Its name: shown at the top unless `headless`, always told to screen readers. */
  readonly title: string;
  readonly place?: keyof typeof places;
  /** No head of its own: the content brings one. */
  readonly headless?: boolean;
  /** Buttons that stay in sight below the content. */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  /** Where the focus goes afterwards, if not back to what had it before. */
  readonly onCloseFocus?: ((event: Event) => void) | undefined;
}

/** The sheet gets the focus, not its first button; an input with autoFocus has it already. */
const focusItself = (event: Event): void => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** Who had the focus when the sheet opened: they get it back, wherever the button stands that opened it. */
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

/** A dialog over a shaded page: from the side, from below, or in the middle. */
export const RadixSheet = ({
  open,
  onOpenChange,
  title,
  place = 'centre',
  headless = false,
  footer,
  className,
  children,
  onCloseFocus,
}: SheetProps) => {
  const giveBack = useOpener(open);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-shade" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={onCloseFocus ?? giveBack}
          className={classNames(
            'fixed z-40 flex flex-col border-line bg-ground text-ink shadow-float outline-none',
            places[place],
            className,
          )}
        >
          <div className={headless ? 'sr-only' : 'flex items-center border-b border-line py-1 pr-1 pl-4'}>
            <Dialog.Title className="min-w-0 flex-1 text-[1rem] leading-6 font-semibold [overflow-wrap:anywhere]">
              {title}
            </Dialog.Title>
            {headless ? null : (
              <Dialog.Close asChild>
                <IconButton label="Закрыть" icon={<X aria-hidden="true" />} />
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
