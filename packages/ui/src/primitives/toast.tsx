import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { createLazyComponent } from '../lazy/lazy-component.ts';
import { ReloadToast } from '../lazy/reload-notice.tsx';
import type { Shown } from './toast-list.tsx';

/** A short message, with one thing that can be done about it. */
export interface ToastContent {
  readonly text: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

const ShowContext = createContext<(message: ToastContent) => void>(() => {
  throw new Error('A message can be shown inside <Toasts> only.');
});

/** Shows a message for a few seconds; F8 leads the keyboard to it. */
export const useToast = (): ((message: ToastContent) => void) => useContext(ShowContext);

const ToastList = createLazyComponent(async () => (await import('./toast-list.tsx')).ToastList, ReloadToast);

/** The place where messages appear, for everything inside; its code comes with the first of them. */
export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [isUsed, setUsed] = useState(false);
  const show = useCallback((message: ToastContent) => {
    setUsed(true);
    setShown((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const forget = (gone: number) => setShown((before) => before.filter(({ id }) => id !== gone));
  return (
    <ShowContext value={show}>
      {children}
      <Suspense>{isUsed && <ToastList shown={shown} onGone={forget} />}</Suspense>
    </ShowContext>
  );
};
