import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { type FigureRow, findBest } from './figure-rows.ts';
import * as texts from '#texts/compare/compare';

interface Props {
  row: FigureRow;
  /** Index of the value. */
  index: number;
}

/** The figure of one entity; the best is bold. */
export function FigureValue({ row, index }: Props) {
  const value = row.values[index];
  if (value === undefined && row.isLoadedLater) return <Skeleton className="ml-auto h-3 w-12" />;
  if (value === 'failed') return <span className="text-ink-2">{texts.notRead}</span>;
  const text = row.format(value);
  if (typeof value !== 'number' || text !== findBest(row)) return text;
  return (
    <span className="font-semibold">
      <span className="sr-only">{texts.best} </span>
      {text}
    </span>
  );
}
