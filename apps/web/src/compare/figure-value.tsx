import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { EntityMark } from './entity-mark.tsx';
import { type FigureRow, findBest } from './figure-rows.ts';
import * as texts from '#texts/compare/compare';

interface Props {
  row: FigureRow;
  /** Index of the value. */
  index: number;
  /** Place of the entity, which its mark has. */
  at: number;
}

/** The figure of one entity; the best has the mark of its entity. */
export function FigureValue({ row, index, at }: Props) {
  const value = row.values[index];
  if (value === undefined && row.isLoadedLater) return <Skeleton className="ml-auto h-3 w-12 max-md:ml-0" />;
  if (value === 'failed') return <span className="text-ink-2">{texts.notRead}</span>;
  if (typeof value !== 'number' || value !== findBest(row)) return row.format(value);
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold max-md:flex-row-reverse">
      <span className="sr-only">{texts.best} </span>
      <EntityMark at={at} />
      <span>{row.format(value)}</span>
    </span>
  );
}
