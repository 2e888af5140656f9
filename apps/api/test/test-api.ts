import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { codeRequestLimits } from '../src/auth/rate-limits.ts';
import { createAuth } from '../src/auth/auth.ts';
import { systemRandom } from '../src/auth/random.ts';
import { readConfig } from '../src/config.ts';
import { openServedWeeks } from '../src/served-weeks/served-weeks.ts';
import { publishWeeks } from '../src/store/published-weeks.ts';
import { openKeptAnalytics } from './clickhouse.ts';
import { openTestStore } from './database.ts';
import { shareMarket, type Offer } from './market.ts';
import { recordWeek } from './record-week.ts';
import { createLog } from '../src/server/http/log.ts';

/**
 * Opens the api on a new engine and database with these offers published as weeks of 2026. It runs in development, so
 * responses are checked against the contract.
 */
export async function openTestApi(weeks: Readonly<Record<number, readonly Partial<Offer>[]>>) {
  const analytics = await openKeptAnalytics('markets');
  const store = await openTestStore();
  for (const [weekNumber, offers] of Object.entries(weeks)) {
    const { snapshot } = await shareMarket(analytics, offers);
    const week = recordWeek({ weekNumber: Number(weekNumber), snapshot, isDemo: true });
    await publishWeeks(store, [week], { removeDemo: false });
  }
  const codes = new Map<string, string>();
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-api-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const auth = createAuth({
    store,
    mailer: { sendCode: async (email, code) => void codes.set(email, code) },
    now: () => new Date(),
    random: systemRandom,
    pepper: 'a pepper of at least 32 characters',
    accessTokenSeconds: config.accessTokenSeconds,
    refreshTokenSeconds: config.refreshTokenSeconds,
    codeRequestLimits,
  });
  const lines: string[] = [];
  const app = buildApp({
    config,
    analytics,
    servedWeeks: openServedWeeks(store, analytics),
    auth,
    store,
    now: () => new Date(),
    random: systemRandom,
    letterKey: 'a pepper of at least 32 characters',
    webRoot: '/no-web-app-here',
    log: createLog({ write: (line) => void lines.push(line) }),
    // A busy machine blocks a test process for seconds, which is irrelevant to the api.
    isOverloadChecked: false,
  });
  return {
    app,
    store,
    /** Returns the code mailed last to an address. */
    codeFor: (email: string) => codes.get(email),
    log: () => lines.join(''),
    async close() {
      await app.close();
      await store.close();
      await analytics.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
