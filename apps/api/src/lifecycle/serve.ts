import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import { createAuth } from '../auth/auth.ts';
import { scheduleExpiredCleanup } from '../auth/expired-cleanup.ts';
import { createMailer } from '../auth/mailer.ts';
import { readOrCreatePepper } from '../auth/pepper.ts';
import { systemRandom } from '../auth/random.ts';
import { codeRequestLimits } from '../auth/rate-limits.ts';
import type { Config } from '../config.ts';
import { AnalyticsUnavailable } from '../analytics/errors.ts';
import { claimInstallation } from '../feed/publish/installation.ts';
import { createProgressBar } from '../feed/commands/progress-bar.ts';
import { prepareWeeks } from '../server/weeks/prepare-weeks.ts';
import { openServedWeeks } from '../server/weeks/served-weeks.ts';
import { verifyDaily, verifyWeeks } from '../server/weeks/verify-weeks.ts';
import { formatAnnouncement } from './announcement.ts';
import { watchClock } from './clock-watch.ts';
import type { Sources } from './open-sources.ts';
import { handleShutdown } from './shutdown.ts';

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Publishes the demo market with a progress bar on the standard output. */
async function publishDemoMarket(sources: Sources, dataDir: string): Promise<void> {
  const demo = await import('../demo/publish-demo-market.ts');
  const bar = createProgressBar(process.stdout);
  await demo.publishDemoMarket(sources, dataDir, bar.onProgress).finally(bar.end);
}

/** Checks whose weeks the engine has; without the engine they are checked before anything is dropped. */
async function claimUnlessUnavailable(analytics: Sources['analytics'], store: Sources['store']) {
  try {
    await claimInstallation(analytics, store);
  } catch (error) {
    if (!(error instanceof AnalyticsUnavailable)) throw error;
  }
}

/** Builds the server over the opened sources, verifies the rows of the weeks and starts to listen. */
export async function listen(
  config: Config,
  { analytics, store }: Sources,
  logTo?: { write(line: string): void },
) {
  const servedWeeks = openServedWeeks(store, analytics);
  const alarmLog: { current?: FastifyBaseLogger } = {};
  const auth = createAuth({
    store,
    mailer: createMailer(config.mail),
    now: () => new Date(),
    random: systemRandom,
    pepper: config.codePepper ?? readOrCreatePepper(config.dataDir),
    accessTokenSeconds: config.accessTokenSeconds,
    refreshTokenSeconds: config.refreshTokenSeconds,
    codeRequestLimits,
    isHttps: config.publicUrl?.startsWith('https:') === true,
    reportAlarm: (message) => alarmLog.current?.error({ alarm: true }, message),
  });
  const app = buildApp({ config, analytics, servedWeeks, auth, webRoot, ...(logTo && { logTo }) });
  alarmLog.current = app.log;
  await claimUnlessUnavailable(analytics, store);
  await verifyWeeks(app.log, servedWeeks, 'rows');
  await app.listen({ host: config.host, port: config.port });
  return { app, servedWeeks, auth };
}

/** Serves until the process ends. `onLog` receives the server's log as soon as it exists. */
export async function serve(
  config: Config,
  opening: Promise<Sources>,
  onLog: (log: FastifyBaseLogger) => void,
): Promise<void> {
  const sources = await opening;
  const { app, servedWeeks, auth } = await listen(config, sources).catch(async (error: unknown) => {
    await sources.close();
    throw error;
  });
  const { log } = app;
  onLog(log);
  const shutdown = handleShutdown(app, sources.close);
  scheduleExpiredCleanup(log, auth.deleteExpired, shutdown);
  watchClock(log, shutdown);
  const output = process.stdout;
  await prepareWeeks({ config, sources, servedWeeks, log, shutdown, output, publishDemoMarket });
  if (shutdown.aborted) return;
  output.write(formatAnnouncement(config, await servedWeeks.list()));
  void verifyDaily(log, servedWeeks, shutdown);
}
