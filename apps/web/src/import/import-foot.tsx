import type { ReactNode } from 'react';

/** The foot of a step: what is going on, and the buttons. */
export const ImportFoot = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <div className="sticky bottom-0 z-10 mt-auto flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-ground px-(--gutter) py-2 max-md:pb-3">
    <div className="min-w-0 flex-1 text-ink-2 max-md:basis-full">{children}</div>
    <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>*:last-child]:flex-1">
      {actions}
    </div>
  </div>
);
