import { useQuery } from '@tanstack/react-query';
import { Figure, FigureRow } from '@vitrina/ui/primitives/figure.tsx';
import { longDates, weekRange } from '@vitrina/ui/week-range.ts';
import { weekInfo } from '../period/queries.ts';
import { Report } from '../report.tsx';
import { Page } from '../shell/page.tsx';
import { useAsked } from '../use-asked.ts';
import { Continue } from './continue.tsx';

/** The week at a glance. */
export function Component() {
  const { week } = useAsked();
  const info = useQuery(weekInfo(week));
  return (
    <Page title="Главная">
      <Continue />
      <div className="px-6 py-5">
        <Report query={info} what="итоги недели">
          {({ weekInfo: { weekNumber, year, ...totals } }) => (
            <>
              <h1 className="mb-4 text-title">
                Неделя {weekNumber}{' '}
                <span className="text-body font-normal text-ink-2">
                  {longDates(weekRange(weekNumber, year, 1))}
                </span>
              </h1>
              <FigureRow>
                <Figure field="revenue" value={totals.revenue} />
                <Figure field="salesCount" value={totals.salesCount} />
                <Figure field="averagePrice" value={totals.averagePrice} />
                <Figure field="sellersCount" value={totals.sellersCount} />
                <Figure field="brandsCount" value={totals.brandsCount} />
                <Figure field="categoriesCount" value={totals.categoriesCount} />
                <Figure field="productsCount" value={totals.productsCount} />
              </FigureRow>
            </>
          )}
        </Report>
      </div>
    </Page>
  );
}
