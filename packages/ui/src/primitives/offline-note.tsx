import type { ReactNode } from 'react';
import { WifiOff } from './icons.tsx';

/** Unobtrusive notice, such as «Нет сети». */
export const OfflineNote = ({ children }: { readonly children: ReactNode }) => (
  <p
    aria-live="polite"
    className="flex items-center gap-2 rounded-control bg-warn-soft px-3 py-1.5 text-warn"
  >
    <WifiOff className="size-4 shrink-0" />
    {children}
  </p>
);
