import type { DefinedField } from '@vitrina/ui/fields';
import type { ReactNode } from 'react';
import { useReportParams } from '../../period/use-report-params.ts';
import type { UseHistory } from './entity-history.ts';
import { HistoryLine } from './history-line.tsx';
import { DEFAULT_SPAN } from './trend.tsx';

/** Additions of a history to the metrics of a profile. */
interface HistoryMetrics {
  /** Renders the line of eight weeks beside a metric; nothing without a history. */
  renderLine: (field: DefinedField) => ReactNode;
  /** Number of ranked entities in the week; undefined without a history. */
  placesCount: number | undefined;
}

/** Placeholder of a loading line. */
const Placeholder = () => <span className="block h-5 w-15" />;

/** Returns the trend lines of an entity's metrics and the number of ranked entities, from its history. */
export function useHistoryMetrics(useHistory: UseHistory): HistoryMetrics {
  const params = useReportParams();
  const { week } = params;
  const { result, weeks } = useHistory(params, DEFAULT_SPAN);
  const last = weeks?.at(-1);
  return {
    placesCount: (last?.weekNumber === week?.weekNumber && last?.placesCount) || undefined,
    renderLine: (field) => {
      if (result.error !== null) return undefined;
      if (weeks === undefined || week === undefined) return <Placeholder />;
      return <HistoryLine weeks={weeks} week={week} field={field} />;
    },
  };
}
