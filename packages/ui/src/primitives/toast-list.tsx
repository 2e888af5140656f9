import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { IconButton } from './icon-button.tsx';
import type { ToastContent } from './toast.tsx';

/** A message among others that may say the same. */
export type Shown = ToastContent & { readonly id: number };

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

interface Props {
  readonly shown: readonly Shown[];
  readonly onGone: (id: number) => void;
}

/** The messages that are shown now, one above the other. */
export const ToastList = ({ shown, onGone }: Props) => (
  <Radix.Provider label="Сообщение" duration={6000}>
    {shown.map((message) => (
      <ToastMessage key={message.id} message={message} onGone={() => onGone(message.id)} />
    ))}
    <Radix.Viewport
      label="Сообщения ({hotkey})"
      className="fixed right-4 bottom-4 z-50 flex w-max max-w-[calc(100vw-2rem)] flex-col items-end gap-2"
    />
  </Radix.Provider>
);
