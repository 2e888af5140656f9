import { createContext, useContext } from 'react';
import * as texts from '#texts/lazy/reload-notice';
import { Button } from '../primitives/button.tsx';

/** Whether the code is missing because the server was busy, rather than because of a new version. */
export const IsServerBusyContext = createContext(false);

const reasons = {
  outdated: { title: texts.outdatedTitle, text: texts.outdatedText },
  busy: { title: texts.busyTitle, text: texts.busyText },
};

const useReason = () => reasons[useContext(IsServerBusyContext) ? 'busy' : 'outdated'];

/** Reloads the page at the same address, in the current version. */
const ReloadButton = ({ ref }: { readonly ref?: (button: HTMLButtonElement | null) => void }) => (
  <Button small ref={ref} onClick={() => location.reload()}>
    {texts.refresh}
  </Button>
);

/** Replaces a component whose code belongs to an outdated version, or was not sent by a busy server. */
export const ReloadNotice = () => {
  const { title, text } = useReason();
  return (
    <div role="alert" className="px-(--gutter) py-4">
      <p className="text-section">{title}</p>
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">{text}</p>
      <ReloadButton />
    </div>
  );
};

/** Toasts on the page, oldest first. All ask for the same, so only the last is visible. */
const toasts: HTMLElement[] = [];
const showLastOnly = () => {
  for (const note of toasts) note.hidden = note !== toasts.at(-1);
};
const registerToast = (note: HTMLElement | null) => {
  if (!note) return undefined;
  toasts.push(note);
  showLastOnly();
  return () => {
    toasts.splice(toasts.indexOf(note), 1);
    showLastOnly();
  };
};

const focusButton = (button: HTMLButtonElement | null): void => button?.focus();

/** Toast in the corner that takes the focus, since the pressed control opens nothing. */
export const FocusedReloadToast = () => (
  <div
    ref={registerToast}
    role="alert"
    className="fixed right-4 bottom-4 z-50 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-3 gap-y-2 rounded-popover border border-line bg-raised py-2 pr-2 pl-3.5 text-ink shadow-float"
  >
    <span>{useReason().title}</span>
    <ReloadButton ref={focusButton} />
  </div>
);
