import type { FeedWeek } from '@vitrina/conformance/computation/feed-offer.ts';
import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { ContractError, type Endpoint } from '@vitrina/contract/serving';
import type { Analytics } from '../../src/analytics/analytics.ts';
import type { Report } from '../../src/analytics/report/report.ts';
import { cardEvents } from '../../src/follow/card-events.ts';
import { entityEvents } from '../../src/follow/entity-events.ts';
import { createEventsReader, type ReadEvents } from '../../src/follow/read-events.ts';
import { reports } from '../../src/reports.ts';
import { createReportHandlers, type ReportsOf } from '../../src/server/reports/report-handlers.ts';
import { openServedWeeks } from '../../src/served-weeks/served-weeks.ts';
import { publishWeeks } from '../../src/store/published-weeks.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { buildMarket } from '../market.ts';
import { recordWeek } from '../record-week.ts';
import { toEngineOffer } from './engine-offer.ts';

/** The published weeks of a store, read as requests read them. */
export interface PublishedMarket {
  /** Reads the text of a report's body; empty without one. Throws ContractError. */
  readText(name: ReportName, params: object): Promise<string>;
  /** Reads the body of a report, or the code of its error. */
  read(name: ReportName, params: object): Promise<unknown>;
  readEvents: ReadEvents;
}

const byName = Object.fromEntries(
  Object.entries<Readonly<Record<string, Report>>>(reports).flatMap(([entity, own]) =>
    Object.entries(own).map(([name, report]) => [`${entity}.${name}`, report]),
  ),
);

/** Reads the published weeks of a store. */
export function openPublishedMarket(analytics: Analytics, store: Store): PublishedMarket {
  const servedWeeks = openServedWeeks(store, analytics);
  const sources = { analytics, servedWeeks, checkResponses: true, cacheBytes: 0 };
  const createHandlers = createReportHandlers(sources);
  const handlers = createHandlers(byName as ReportsOf<Record<string, Endpoint>>);
  const { signal } = new AbortController();
  const readText = async (name: ReportName, params: object) => {
    const response = await handlers[name]?.({ params, body: undefined, headers: {}, signal });
    return response?.bytes?.toString('utf8') ?? '';
  };
  return {
    readText,
    readEvents: createEventsReader(createHandlers({ entityEvents, cardEvents })),
    read: async (name, params) => {
      try {
        return JSON.parse((await readText(name, params)) || 'null') as unknown;
      } catch (error) {
        if (error instanceof ContractError && error.status === 404) return { code: error.code };
        throw error;
      }
    },
  };
}

/** Builds and publishes weeks, and reads them with `use`. */
export async function publishMarket<Result>(
  analytics: Analytics,
  weeks: readonly FeedWeek[],
  use: (market: PublishedMarket) => Promise<Result>,
): Promise<Result> {
  const store = openStore(':memory:');
  try {
    let before: number | undefined;
    for (const { year, weekNumber, rows } of weeks) {
      const { snapshot } = await buildMarket(analytics, rows.map(toEngineOffer), before);
      await publishWeeks(store, [recordWeek({ year, weekNumber, snapshot })], { removeDemo: false });
      before = snapshot;
    }
    return await use(openPublishedMarket(analytics, store));
  } finally {
    await store.close();
  }
}
