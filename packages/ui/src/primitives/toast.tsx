import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

/** A short message, with one thing that can be done about it. */
export interface Message {
  readonly text: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

type Shown = Message & { readonly id: number };

const ShowContext = createContext<(message: Message) => void>(() => {
  throw new Error('A message can be shown inside <Toasts> only.');
});

/** Shows a message for a few seconds; F8 leads the keyboard to it. */
export const useToast = (): ((message: Message) => void) => useContext(ShowContext);

const ToastMessage = ({ message, onGone }: { readonly message: Shown; readonly onGone: () => void }) => (
  <Radix.Root
    onOpenChange={(open) => (open ? undefined : onGone())}
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
      <IconButton label="Закрыть" icon={<X aria-hidden="true" />} />
    </Radix.Close>
  </Radix.Root>
);

/** The place where messages appear, for everything inside. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback((message: Message) => {
    setShown((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  return (
    <ShowContext value={show}>
      <Radix.Provider label="Сообщение" duration={6000}>
        {children}
        {shown.map((message) => (
          <ToastMessage
            key={message.id}
            message={message}
            onGone={() => setShown((before) => before.filter(({ id }) => id !== message.id))}
          />
        ))}
        <Radix.Viewport
          label="Сообщения ({hotkey})"
          className="fixed right-4 bottom-4 z-50 flex w-max max-w-[calc(100vw-2rem)] flex-col items-end gap-2"
        />
      </Radix.Provider>
    </ShowContext>
  );
};
