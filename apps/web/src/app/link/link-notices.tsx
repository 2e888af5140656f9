import type { SharedScreen } from '@vitrina/contract';
import { formatDate } from '@vitrina/ui/format/week-range';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#texts/app/link';

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2 border-b border-line bg-warn-soft px-(--gutter) py-1.5 text-warn print:border print:in-[:has(.paper)]:hidden">
    <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** Notices: what has changed since the link was created, and when it expires. */
export const LinkNotices = ({ screen }: { screen: SharedScreen }) => (
  <>
    {screen.isReplaced && <Notice>{texts.replaced}</Notice>}
    {screen.isFormulaChanged && <Notice>{texts.formulaChanged}</Notice>}
    <p className="border-b border-line-soft bg-sunken px-(--gutter) py-1.5 text-label font-normal text-ink-2 print:hidden">
      {texts.opened(formatDate(new Date(screen.expiresAt)))}
    </p>
  </>
);
