import { useLocation } from 'react-router';
import { usePeriod } from '../../period/period-context.ts';
import { useAgainst } from '../../period/use-against.ts';
import { withWeek } from '../../routing/week-search-params.ts';

/** The address of the screen as a link opens it: with its week, and with the week of the comparison where that is named. */
export function useSharedPath(): string | undefined {
  const { pathname, search } = useLocation();
  const { reportWeek } = usePeriod();
  const { text } = useAgainst();
  if (reportWeek === undefined) return undefined;
  const params = withWeek(new URLSearchParams(search), reportWeek);
  params.delete('against');
  if (text !== undefined) params.set('against', text);
  return `${pathname}?${params.toString()}`;
}
