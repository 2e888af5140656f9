import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { ReloadToast } from '../lazy/reload-notice.tsx';
import type { ToastContent, VisibleToast } from './toast-list.tsx';

const ShowContext = createContext<(message: ToastContent) => void>(() => {
  throw new Error('A message can be shown inside <Toasts> only.');
});

/** Returns a function that shows a toast for 6 seconds; F8 focuses the toasts. */
export const useToast = (): ((message: ToastContent) => void) => useContext(ShowContext);

const ToastList = createLazyComponent(async () => (await import('./toast-list.tsx')).ToastList, ReloadToast);

/** Preloads the toasts' code; errors are ignored and show with the first toast. */
export const preloadToasts = ToastList.preload;

/** Shows toasts for everything inside; the list's code loads with the first toast. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([]);
  const [isListNeeded, setListNeeded] = useState(false);
  const show = useCallback((message: ToastContent) => {
    // Without its code and a network the message would appear when the network returns, and might no longer be true.
    ToastList.whenReady(() => {
      setListNeeded(true);
      setToasts((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
    });
  }, []);
  const close = (closedId: number) => setToasts((before) => before.filter(({ id }) => id !== closedId));
  return (
    <ShowContext value={show}>
      {children}
      <Suspense>{isListNeeded && <ToastList toasts={toasts} onClose={close} />}</Suspense>
    </ShowContext>
  );
};
