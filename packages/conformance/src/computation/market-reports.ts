import { figuresOf, revenueOf } from './figures.ts';
import { historyOf } from './histories.ts';
import { computeMovers } from './movers.ts';
import type { EntityId } from './offer.ts';
import type { Reports } from './reports.ts';
import { offersOf } from './rows.ts';
import type { OpenWeek } from './week.ts';

/** Where the entities of each kind are in a week, and how it names them. */
const kinds = {
  seller: { id: 'sellerId', title: ({ names }: OpenWeek, id: number) => names.seller(id).sellerTitle },
  brand: { id: 'brandId', title: ({ names }: OpenWeek, id: number) => names.brand(id) },
  category: { id: 'categoryId', title: ({ names }: OpenWeek, id: number) => names.category(id) },
  product: { id: 'productId', title: ({ names }: OpenWeek, id: number) => names.product(id).productName },
} as const satisfies Record<string, { id: EntityId; title: (week: OpenWeek, id: number) => string }>;

/** The reports about the whole market and several of its entities over time. */
export const marketReports: Reports<'market'> = {
  history: (scope) => {
    const history = historyOf(
      scope,
      (week) => week.offers,
      (_, offers) => figuresOf(offers),
    );
    return history && { weekHistory: { weeks: history.weeks } };
  },
  movers: computeMovers,
  revenueSeries: (scope, { kind, ids }) => ({
    weeks: scope.weeks.map(({ year, weekNumber }) => ({ year, weekNumber })),
    series: [...new Set(ids)].flatMap((id) => {
      const { id: entity, title } = kinds[kind];
      const history = historyOf(
        scope,
        (week) => offersOf(week, entity, id),
        (_, offers) => ({ revenue: revenueOf(offers) }),
      );
      if (history === undefined) return [];
      const revenues = history.weeks.map(({ revenue }) => revenue);
      return [{ id, title: title(history.latest, id), revenues }];
    }),
  }),
};
