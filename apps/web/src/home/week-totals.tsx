import type { WeekInfo } from '@vitrina/contract';
import { Figure, FigureRow } from '@vitrina/ui/primitives/figure.tsx';
import { Skeleton } from '@vitrina/ui/primitives/skeleton.tsx';
import { longDates, weekRange } from '@vitrina/ui/week-range.ts';
import { weekInfo } from '../period/queries.ts';
import { useBefore, useWeekBefore } from '../period/week-before.ts';

const totals = [
  'revenue',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'brandsCount',
  'categoriesCount',
  'productsCount',
] as const satisfies readonly (keyof WeekInfo)[];

const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The market's totals, each with its change against the week before where that is published. */
export function WeekTotals({ info }: { info: WeekInfo }) {
  const before = useBefore(weekInfo(useWeekBefore()));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-2.5 max-md:mb-3">
        <h1 className="text-title max-md:sr-only">
          Неделя {info.weekNumber}{' '}
          <span className="ml-1 text-body font-normal tracking-normal text-ink-2">
            {longDates(weekRange(info.weekNumber, info.year, 1))}
          </span>
        </h1>
        <p className="text-ink-2">
          <span className="max-md:hidden">· </span>
          данные обновлены{' '}
          <time dateTime={info.publishedAt}>{moment.format(new Date(info.publishedAt))}</time>
        </p>
      </div>
      <FigureRow>
        {totals.map((field) => (
          <Figure
            key={field}
            field={field}
            value={info[field]}
            before={before === 'awaited' ? before : before?.weekInfo[field]}
          />
        ))}
      </FigureRow>
    </>
  );
}

/** The shape of the totals on their way. */
export const TotalsSkeleton = () => (
  <>
    <Skeleton className="mb-4 h-7 w-80 max-w-full max-md:mb-3 max-md:h-5" />
    <FigureRow>
      {totals.map((field) => (
        <div key={field} className="py-2.5">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-1 h-6 w-24" />
        </div>
      ))}
    </FigureRow>
  </>
);
