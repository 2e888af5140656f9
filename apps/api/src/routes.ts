import { contract } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Analytics } from './analytics/analytics.ts';
import type { Auth } from './auth/auth.ts';
import type { Random } from './auth/random.ts';
import { cardEvents } from './follow/card-events.ts';
import { entityEvents } from './follow/entity-events.ts';
import { createFollowHandlers } from './follow/follow.ts';
import { createEventsReader } from './follow/read-events.ts';
import { expectComplete, type Missing } from '@vitrina/contract/serving';
import { createImportHandlers, type ImportHandlerDeps } from './imports/import-handlers.ts';
import { createKeyCheck } from './key/key-check.ts';
import { createKeyHandlers } from './key/keys.ts';
import { checkHealth } from './health/check-health.ts';
import { share } from './operations/share.ts';
import { listMergedIds, listPeriods } from './period/list.ts';
import { reports } from './reports.ts';
import type { Handlers } from './server/endpoints/handlers.ts';
import type { ServedWeeks } from './served-weeks/served-weeks.ts';
import { registerEndpoints } from './server/endpoints/register-endpoints.ts';
import { createReportHandlers } from './server/reports/report-handlers.ts';
import { createLinkCheck } from './share/link-check.ts';
import { createShareHandlers } from './share/shares.ts';
import type { Store } from './store/store.ts';

/** Sources of the endpoints. */
export interface RouteSources extends ImportHandlerDeps {
  analytics: Analytics;
  servedWeeks: ServedWeeks;
  auth: Auth;
  store: Store;
  now: () => Date;
  random: Random;
  /** Public origin of the product. */
  origin: string;
  /** Name of the loaded market, if it has one. */
  marketName: string | undefined;
  /** Maximum size of the response cache, bytes; 0 disables it. */
  cacheBytes: number;
}

/** The signed-in caller of a guarded endpoint. */
type Caller = Awaited<ReturnType<Auth['authorize']>>;

expectComplete<
  Missing<
    Omit<typeof contract, 'health' | 'auth' | 'session' | 'account' | 'follow' | 'key' | 'share' | 'imports'>,
    typeof reports & { period: { list: unknown } },
    'has no report: add it to <entity>/reports.ts'
  >
>();

/** Registers every endpoint of the contract. */
export function registerRoutes(
  app: FastifyInstance,
  sources: RouteSources & { checkResponses: boolean },
): void {
  const { analytics, servedWeeks, auth, store, now, checkResponses } = sources;
  const createHandlers = createReportHandlers(sources);
  const readEvents = createEventsReader(createHandlers({ entityEvents, cardEvents }));
  const handlers: Handlers<typeof contract, Caller> = {
    health: { check: share(() => checkHealth(analytics, servedWeeks)) },
    auth: auth.handlers,
    session: auth.sessionHandlers,
    account: auth.accountHandlers,
    period: {
      list: async () => ({ ...(await listPeriods(servedWeeks)), ...(await listMergedIds(store)) }),
      ...createHandlers<Pick<typeof contract.period, 'weekInfo'>>(reports.period),
    },
    seller: createHandlers<typeof contract.seller>(reports.seller),
    brand: createHandlers<typeof contract.brand>(reports.brand),
    category: createHandlers<typeof contract.category>(reports.category),
    section: createHandlers<typeof contract.section>(reports.section),
    product: createHandlers<typeof contract.product>(reports.product),
    find: createHandlers<typeof contract.find>(reports.find),
    market: createHandlers<typeof contract.market>(reports.market),
    follow: createFollowHandlers({ store, servedWeeks, readEvents, now }),
    key: createKeyHandlers(sources),
    share: createShareHandlers(sources),
    imports: createImportHandlers(sources),
  };
  registerEndpoints(app, contract, handlers, {
    authorize: auth.authorize,
    admitKey: createKeyCheck(sources),
    admitLink: createLinkCheck(sources),
    checkResponses,
  });
}
