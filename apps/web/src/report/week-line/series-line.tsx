import * as texts from '#texts/report/week-line/series-line';
import { LittleLine } from '@vitrina/ui/charts/trend/little-line';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { useCallback, useSyncExternalStore } from 'react';
import { getListSeries, type LineScope } from './list-series.ts';

interface Props {
  /** The list of the row. */
  scope: LineScope;
  id: number;
  /** Whether the last change may be chance. */
  isMuted: boolean;
}

/** Trend line of an entity's revenue, dotted until loaded; the weeks in words on hover. */
export function SeriesLine({ scope, id, isMuted }: Props) {
  const { store, weekNumbers } = getListSeries(scope);
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const revenues = useSyncExternalStore(subscribe, () => store.get(id));
  if (revenues?.length === 0) return null;
  const words = revenues?.map((revenue, index) => `${weekNumbers[index]}: ${formatCompactMoney(revenue)}`);
  return (
    <span title={words && `${texts.weeks}\n${words.join('\n')}`} className="inline-block align-middle">
      <LittleLine values={revenues ?? []} isMuted={isMuted} />
    </span>
  );
}
