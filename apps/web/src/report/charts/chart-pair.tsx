import * as texts from '#texts/report/charts/chart-pair';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  first: ReactNode;
  /** The second chart; without it the first takes the full width. */
  second: ReactNode | undefined;
  /** Label of the second chart on a phone: «Где есть куда расти». */
  more: string;
  /** Equal widths; otherwise the first chart is twice as wide. */
  even?: boolean;
}

const columns = {
  even: 'lg:grid-cols-2 print:grid-cols-2',
  one: '',
  uneven: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
};

/** Two charts of the same rows, side by side on wide screens; on a phone the second is collapsed. */
export function ChartPair({ first, second, more, even = false }: Props) {
  const phone = useIsPhone();
  const layout = second === undefined ? 'one' : even ? 'even' : 'uneven';
  return (
    <div
      className={`grid grid-cols-1 gap-x-6 gap-y-4 border-b border-line px-(--gutter) py-2.5 max-md:gap-y-1 max-md:pb-1 ${columns[layout]}`}
    >
      {first}
      {second === undefined ? null : phone ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 text-ink-2">
            {texts.anotherChart(more)}
            <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="pb-3">{second}</div>
        </details>
      ) : (
        <div className="min-w-0 lg:border-l lg:border-line lg:pl-6">{second}</div>
      )}
    </div>
  );
}
