import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import type { period as periodRouter } from './period.ts';
import type * as rows from './period.ts';
import { market, week } from './example-values.ts';
import type { ReportRow } from './report-rows.ts';
import { expectComplete } from './serving/expect-complete.ts';

const leader = { id: 101, title: 'ИП «Нұрлы Жол»', revenue: 1_299_870 };

/** Valid examples of the rows and profiles of period. */
export const periodRowExamples = {
  ReportPeriod: week,
  WeekLeader: leader,
  WeekInfo: {
    ...week,
    isDemo: true,
    publishedAt: '2026-11-16T01:40:00.000Z',
    marketName: null,
    daysCount: 7,
    ...market,
    categoriesCount: 1,
    offersCount: 6,
    topSellers: [leader],
    topBrands: [{ id: 7, title: 'Aylin', revenue: 2_599_740 }],
  },
} satisfies Partial<RowExamples<typeof rows, ReportRow | rows.WeekLeader>>;

expectComplete<MissingRows<typeof rows, typeof periodRowExamples>>();

/** One successful request and its response for each endpoint of period. */
export const periodEndpointExamples = {
  list: {
    request: undefined,
    response: {
      reportPeriods: [week, { ...week, weekNumber: 45 }],
      mergedIds: [{ kind: 'seller', id: 108, intoId: 101 }],
    },
  },
  weekInfo: { request: week, response: { weekInfo: periodRowExamples.WeekInfo } },
} satisfies Partial<EndpointExamples<typeof periodRouter>>;
