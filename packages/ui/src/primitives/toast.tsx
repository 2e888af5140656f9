import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import * as texts from '#texts/primitives/toast';
import { IconButton } from './icon-button.tsx';

/** A short message with an optional action. */
interface ToastContent {
  readonly text: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

/** A visible toast with its id. */
type VisibleToast = ToastContent & { readonly id: number };

const ToastMessage = ({
  message,
  onClose,
}: {
  readonly message: VisibleToast;
  readonly onClose: () => void;
}) => (
  <Radix.Root
    onOpenChange={(open) => (open ? undefined : onClose())}
    className="flex animate-appear items-center gap-3 rounded-popover border border-line bg-raised py-1 pr-1 pl-3.5 shadow-float"
  >
    <Radix.Description>{message.text}</Radix.Description>
    {message.action === undefined ? null : (
      <Radix.Action
        altText={message.action.title}
        onClick={message.action.run}
        className="rounded-badge px-2 py-1 font-medium text-accent hover:bg-raised-hover"
      >
        {message.action.title}
      </Radix.Action>
    )}
    <Radix.Close asChild>
      <IconButton label={texts.close} icon={<X aria-hidden="true" />} />
    </Radix.Close>
  </Radix.Root>
);

interface Props {
  readonly toasts: readonly VisibleToast[];
  readonly onClose: (id: number) => void;
}

/** The visible toasts, stacked. */
const ToastList = ({ toasts, onClose }: Props) => (
  <Radix.Provider label={texts.message} duration={6000}>
    {toasts.map((message) => (
      <ToastMessage key={message.id} message={message} onClose={() => onClose(message.id)} />
    ))}
    <Radix.Viewport
      label={texts.messages}
      // Above a phone's sheet the toasts are higher: the foot of the sheet has buttons.
      className="fixed right-4 bottom-4 z-50 flex w-max max-w-[calc(100vw-2rem)] flex-col items-end gap-2 max-md:in-[body:has([role=dialog])]:top-4 max-md:in-[body:has([role=dialog])]:bottom-auto"
    />
  </Radix.Provider>
);

const ShowContext = createContext<(message: ToastContent) => void>(() => {
  throw new Error('A message can be shown inside <Toasts> only.');
});

/** Returns a function that shows a toast for 6 seconds; F8 focuses the toasts. */
export const useToast = (): ((message: ToastContent) => void) => useContext(ShowContext);

/** Shows toasts for everything inside. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([]);
  const [isListNeeded, setListNeeded] = useState(false);
  const show = useCallback((message: ToastContent) => {
    setListNeeded(true);
    setToasts((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const close = (closedId: number) => setToasts((before) => before.filter(({ id }) => id !== closedId));
  return (
    <ShowContext value={show}>
      {children}
      {isListNeeded && <ToastList toasts={toasts} onClose={close} />}
    </ShowContext>
  );
};
