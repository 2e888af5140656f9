import { useLocation } from 'react-router';
import { usePeriod } from '../../period/period-context.ts';
import { useAgainst } from '../../period/use-against.ts';
import { withWeek } from '../../routing/week-search-params.ts';

/**
 * Returns the address of the screen for a link: with its week, and with the compared week if the address names it.
 */
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
