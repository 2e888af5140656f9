import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { type FigureRow, findBest } from './figure-rows.ts';
import * as texts from '#texts/compare/compare';

/** The figure of one entity; a dot marks the best. */
export function FigureValue({ row, at }: { row: FigureRow; at: number }) {
  const value = row.values[at];
  if (value === undefined && row.isLoadedLater) return <Skeleton className="ml-auto h-3 w-12 max-md:ml-0" />;
  if (value === 'failed') return <span className="text-ink-2">{texts.notRead}</span>;
  if (typeof value !== 'number' || value !== findBest(row)) return row.format(value);
  return (
    <span className="font-semibold md:-ml-3">
      <span className="mr-1.5 inline-block size-1.5 rounded-full bg-accent align-middle">
        <span className="sr-only">{texts.best} </span>
      </span>
      {row.format(value)}
    </span>
  );
}
