import type { FoundRow } from '@vitrina/contract';
import { classNames } from '@vitrina/ui/class-names';
import { formatAge } from '@vitrina/ui/format/age';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { parseCalendarDate } from '@vitrina/ui/format/calendar-date';
import { getWeekRange } from '@vitrina/ui/format/week-range';
import { CornerDownLeft, Store } from 'lucide-react';
import { reports } from '../../api/reports.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { Highlight } from '../../search/highlight.tsx';
import * as texts from '#texts/market/question';

/** Categories named in a suggestion. */
const MAX_CATEGORIES = 2;

/** «на Kaspi 10 лет · 307 млн ₸ за неделю · Смартфоны, Стиральные машины»; the revenue alone until loaded. */
function useFacts({ id, revenue }: FoundRow): string {
  const { week } = useReportParams();
  const info = reports.seller.info.useQuery(week && { ...week, sellerId: id }).data?.sellerInfo;
  const day = info?.onKaspiFrom ? parseCalendarDate(info.onKaspiFrom) : undefined;
  const age =
    info?.onKaspiFrom && day && week
      ? texts.onKaspi(formatAge(info.onKaspiFrom, getWeekRange(week.weekNumber, week.year, 1).end))
      : undefined;
  const categories = info?.topCategories.slice(0, MAX_CATEGORIES).map(({ title }) => title);
  return [age, texts.aWeek(formatCompactMoney(revenue)), categories?.join(', ')]
    .filter((fact) => fact !== undefined && fact !== '')
    .join(' · ');
}

interface Props {
  id: string;
  seller: FoundRow;
  /** Emphasized in the name. */
  text: string;
  isActive: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

/** A seller that may be the person's shop: its name, age, revenue and main categories. */
export function Suggestion({ id, seller, text, isActive, onActivate, onChoose }: Props) {
  const facts = useFacts(seller);
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: isActive ? undefined : onActivate,
    onClick: onChoose,
  } as const;
  return (
    <button
      {...option}
      type="button"
      className={classNames(
        'flex h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left',
        isActive && 'bg-accent-soft forced-colors:outline-2',
      )}
    >
      <span className="grid size-7 shrink-0 place-items-center rounded-badge bg-press text-ink-2">
        <Store className="size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium" title={seller.title}>
          <Highlight title={seller.title} text={text} />
        </bdi>
        <span className="block truncate text-badge leading-4 font-normal text-ink-2">{facts}</span>
      </span>
      <CornerDownLeft
        className={classNames('size-4 shrink-0 text-ink-3 max-md:hidden', !isActive && 'invisible')}
        aria-hidden="true"
      />
    </button>
  );
}
