import type { ReportPeriod } from '@vitrina/contract';
import { classNames } from '@vitrina/ui/class-names';
import { Button } from '@vitrina/ui/primitives/button';
import { Menu, MenuChoice } from '@vitrina/ui/primitives/menu';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#texts/period/period';
import { formatWeekText } from '../routing/against-search-param.ts';
import { useIsShared } from '../routing/shared-screen.ts';
import { useChangeSearchParams } from '../routing/use-change-search-params.ts';
import { formatWeek } from './format-week.ts';
import { NearestWeekButton } from './nearest-week.tsx';
import { usePeriod } from './period-context.ts';
import { isSameWeek } from './published-weeks.ts';
import { formatAgainst, formatShortAgainst, getOtherYear, useAgainst } from './use-against.ts';

/** Maximum weeks in the menu: two years. */
const MAX_WEEKS = 104;

interface Props {
  isInToolbar?: boolean;
  /** Whether a phone gives it the rest of the line. */
  isInHead?: boolean;
  /** Whether the surroundings explain that the first week has no comparison. */
  isSilent?: boolean;
  /** Items before the weeks. */
  children?: ReactNode;
}

/** «Сравнить с неделей 45»; shorter in a toolbar, «к неделе 45», and on a phone, «С неделей 45». */
function useLabel(isInToolbar: boolean): string | undefined {
  const isPhone = useIsPhone();
  const { week } = usePeriod();
  const { week: against } = useAgainst();
  if (against === undefined) return undefined;
  if (isInToolbar) return (isPhone ? formatShortAgainst : formatAgainst)(against, week);
  return (isPhone ? texts.withWeek : texts.compareWithWeek)(against.weekNumber, getOtherYear(against, week));
}

/** Selects the compared week: «Сравнить с неделей 45», beside a button for the nearest published week if that one is unpublished; the choice is in the address. A link shows its fixed week, and the first week that it has none. */
export function AgainstMenu(props: Props) {
  const { isInToolbar = false, isInHead = false, isSilent = false, children } = props;
  const change = useChangeSearchParams();
  const label = useLabel(isInToolbar);
  const isShared = useIsShared();
  const { week, published } = usePeriod();
  const { week: against, earlier } = useAgainst();
  if (week === undefined || published === undefined) return null;
  if (earlier.length === 0)
    return isSilent ? null : (
      <span title={texts.noEarlierWeeks} className="self-center text-badge font-normal text-ink-3">
        {texts.nothingToCompare}
      </span>
    );
  const text = against && (
    <span className="self-center text-badge font-normal whitespace-nowrap text-ink-2">
      {formatAgainst(against, week)}
    </span>
  );
  if (isShared) return text;
  const choose = (chosen: ReportPeriod) => change({ against: formatWeekText(chosen) }, { replace: false });
  return (
    <span className={classNames('flex shrink-0 gap-2', isInHead && 'max-md:flex-1 max-md:[&>button]:flex-1')}>
      <span className="hidden print:inline">{text}</span>
      <NearestWeekButton isSmall={isInToolbar} />
      <Menu
        align="end"
        title={texts.compareWith}
        className="max-h-[60vh] overflow-y-auto"
        trigger={
          <Button small={isInToolbar} {...(against === undefined && { 'aria-label': texts.compareWith })}>
            {label}
            <ChevronDown className="size-4 text-ink-2" aria-hidden="true" />
          </Button>
        }
      >
        {children}
        {earlier.slice(0, MAX_WEEKS).map((one) => (
          <MenuChoice
            key={formatWeekText(one)}
            chosen={isSameWeek(one, against)}
            onSelect={() => choose(one)}
          >
            {formatWeek(one)}
          </MenuChoice>
        ))}
      </Menu>
    </span>
  );
}
