import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import { createAuth } from '../auth/auth.ts';
import { scheduleExpiredCleanup } from '../auth/expired-cleanup.ts';
import { createMailer } from '../auth/mailer.ts';
import { readOrCreatePepper } from '../auth/pepper.ts';
import { systemRandom } from '../auth/random.ts';
import { codeRequestLimits } from '../auth/rate-limits.ts';
import { type Config, getOrigin } from '../config.ts';
import { createImportFiles } from '../imports/import-files.ts';
import { createLetters } from '../letter/letters.ts';
import { keepSendingLetters } from '../letter/send-letters.ts';
import { checkWeeks } from './weeks/check-weeks.ts';
import { prepareWeeks } from './weeks/prepare-weeks.ts';
import { keepUpgrading } from './weeks/keep-upgrading.ts';
import { openServedWeeks } from '../served-weeks/served-weeks.ts';
import { verifyDaily } from './weeks/verify-weeks.ts';
import { isStoreAway } from '../store/is-store-away.ts';
import { retryUntilStoreIsBack } from './await-store.ts';
import { watchClock } from './clock-watch.ts';
import type { Sources } from '../installation/open-sources.ts';
import type { Output } from './output.ts';
import { handleShutdown } from './shutdown.ts';
import { describeRisks } from './risks.ts';

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Opens sign-in with the settings. */
function openAuth(
  {
    config,
    store,
    pepper,
    now,
  }: { config: Config; store: Sources['store']; pepper: string; now: () => Date },
  { log, showCode }: Pick<Output, 'log' | 'showCode'>,
) {
  return createAuth({
    store,
    mailer: createMailer(config.mail, showCode),
    now,
    random: systemRandom,
    pepper,
    accessTokenSeconds: config.accessTokenSeconds,
    refreshTokenSeconds: config.refreshTokenSeconds,
    codeRequestLimits,
    isMailLogged: config.mail === undefined,
    isHttps: config.publicUrl?.startsWith('https:') === true,
    reportError: (error) => log.error({ err: error }, 'a sign-in code could not be mailed'),
    reportAlarm: (message) => log.error({ alarm: true }, message),
  });
}

/**
 * Builds the server over the opened sources, checks the weeks and starts to listen. While Postgres is away it listens
 * with unchecked weeks.
 */
export async function listen(
  config: Config,
  { analytics, store }: Sources,
  { log, showCode }: Pick<Output, 'log' | 'showCode'>,
) {
  const servedWeeks = openServedWeeks(store, analytics);
  const pepper = config.codePepper ?? readOrCreatePepper(config.dataDir);
  const now = () => new Date();
  const auth = openAuth({ config, store, pepper, now }, { log, showCode });
  const app = buildApp({
    config,
    analytics,
    servedWeeks,
    auth,
    store,
    now,
    random: systemRandom,
    webRoot,
    letterKey: pepper,
    log,
  });
  servedWeeks.isUnchecked = true;
  await checkWeeks({ analytics, store }, servedWeeks, log).catch((error: unknown) => {
    if (!isStoreAway(store, error)) throw error;
  });
  await app.listen({ host: config.host, port: config.port });
  return { app, servedWeeks, auth, pepper };
}

/** Serves until the process ends. */
export async function serve(config: Config, opening: Promise<Sources>, output: Output): Promise<void> {
  const sources = await opening;
  for (const risk of await describeRisks(config, sources.store)) output.log.warn(risk);
  // Imports end with their process; their files are left after a kill.
  await createImportFiles(config.dataDir).clear();
  const { app, servedWeeks, auth, pepper } = await listen(config, sources, output).catch(
    async (error: unknown) => {
      await sources.close();
      throw error;
    },
  );
  const { log } = output;
  const shutdown = handleShutdown(app, sources.close);
  scheduleExpiredCleanup(log, auth.deleteExpired, shutdown);
  watchClock(log, shutdown);
  const publishDemoMarket = async () => {
    const demo = await import('../demo/publish-demo-market.ts');
    const bar = output.createProgressBar();
    await demo.publishDemoMarket(sources, config.dataDir, bar.onProgress).finally(bar.end);
  };
  const prepare = async () => {
    if (servedWeeks.isUnchecked) await checkWeeks(sources, servedWeeks, log);
    await prepareWeeks({ config, sources, servedWeeks, log, shutdown, publishDemoMarket });
    return servedWeeks.list();
  };
  const weeks = await retryUntilStoreIsBack(sources.store, prepare, { log, shutdown });
  if (shutdown.aborted || weeks === undefined) return;
  output.announce(weeks);
  void keepUpgrading({ sources, servedWeeks, log, shutdown });
  void verifyDaily(log, servedWeeks, shutdown);
  const { mail } = config;
  if (!mail) return;
  const origin = getOrigin(config);
  const now = () => new Date();
  void keepSendingLetters(
    createLetters({ ...sources, servedWeeks, mail, origin, key: pepper, now, log, shutdown }),
  );
}
