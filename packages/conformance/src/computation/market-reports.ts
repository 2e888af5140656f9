import { entities } from './entities.ts';
import { figuresOf, revenueOf } from './figures.ts';
import { historyOf } from './histories.ts';
import { computeMovers } from './movers.ts';
import type { Reports } from './reports.ts';
import { offersOf } from './rows.ts';

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
      const { id: entity, title } = entities[kind];
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
