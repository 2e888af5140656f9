import type { FastifyBaseLogger } from 'fastify';
import type { Analytics } from '../analytics/analytics.ts';
import { withMailMetrics } from '../auth/mailer.ts';
import { createSmtpSender, type MailServer } from '../auth/send-mail.ts';
import { cardEvents } from '../follow/card-events.ts';
import { entityEvents } from '../follow/entity-events.ts';
import { createEventsReader } from '../follow/read-events.ts';
import { createReader } from '../follow/read-report.ts';
import { history as weekHistory } from '../market/history.ts';
import { history as sellerHistory } from '../seller/history.ts';
import { prices as sellerPrices } from '../seller/prices.ts';
import { createReportHandlers } from '../server/reports/report-handlers.ts';
import type { ServedWeeks } from '../served-weeks/served-weeks.ts';
import type { Store } from '../store/store.ts';
import type { LetterSending } from './send-letters.ts';

/** Dependencies of a server's letters. */
export interface LettersOptions {
  store: Store;
  analytics: Analytics;
  servedWeeks: ServedWeeks;
  mail: MailServer;
  /** Origin of the product's addresses. */
  origin: string;
  /** Key that signs the unsubscribe URLs. */
  key: string;
  now: () => Date;
  log: FastifyBaseLogger;
  shutdown: AbortSignal;
}

/** Creates the dependencies for sending a server's letters; their reports bypass the response cache. */
export function createLetters({ analytics, mail, ...rest }: LettersOptions): LetterSending {
  const { servedWeeks } = rest;
  const createHandlers = createReportHandlers({
    analytics,
    servedWeeks,
    checkResponses: false,
    cacheBytes: 0,
  });
  const handlers = createHandlers({ entityEvents, cardEvents, weekHistory, sellerHistory, sellerPrices });
  return {
    ...rest,
    readEvents: createEventsReader(handlers),
    reports: {
      weekHistory: createReader(handlers.weekHistory),
      sellerHistory: createReader(handlers.sellerHistory),
      sellerPrices: createReader(handlers.sellerPrices),
    },
    sendMail: withMailMetrics(createSmtpSender(mail)),
  };
}
