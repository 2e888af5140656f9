import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { ChevronDown } from 'lucide-react';
import * as texts from '#texts/period/period';
import { formatWeekText } from '../routing/against-search-param.ts';
import { useChangeSearchParams } from '../routing/use-change-search-params.ts';
import { formatWeek } from './format-week.ts';
import { usePeriod } from './period-context.ts';
import { isSameWeek } from './published-weeks.ts';
import { formatAgainst, useAgainst } from './use-against.ts';

/** Maximum weeks in the menu: two years. */
const MAX_WEEKS = 104;

/** The compared week as words of a sentence, «к неделе 45», which open the choice of another one. */
export function AgainstWord() {
  const change = useChangeSearchParams();
  const { week } = usePeriod();
  const { week: against, earlier } = useAgainst();
  if (against === undefined) return null;
  return (
    <Menu
      title={texts.compareWith}
      className="max-h-[60vh] overflow-y-auto"
      trigger={
        <button
          type="button"
          title={texts.compareWith}
          className="inline-flex items-center gap-0.5 rounded-mark border-b border-dotted border-line-control hover:border-solid hover:border-ink-2"
        >
          {formatAgainst(against, week)}
          <ChevronDown className="size-4 text-ink-3 print:hidden" aria-hidden="true" />
        </button>
      }
    >
      {earlier.slice(0, MAX_WEEKS).map((one) => (
        <MenuChoice
          key={formatWeekText(one)}
          chosen={isSameWeek(one, against)}
          onSelect={() => change({ against: formatWeekText(one) }, { replace: false })}
        >
          {formatWeek(one)}
        </MenuChoice>
      ))}
    </Menu>
  );
}
