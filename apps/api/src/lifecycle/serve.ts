import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import { codeRequestLimits } from '../auth/rate-limits.ts';
import { createAuth } from '../auth/auth.ts';
import { scheduleExpiredCleanup } from '../auth/expired-cleanup.ts';
import { createMailer } from '../auth/mailer.ts';
import { readOrCreatePepper } from '../auth/pepper.ts';
import { systemRandom } from '../auth/random.ts';
import type { Config } from '../config.ts';
import type { Sources } from './open-sources.ts';
import { formatAnnouncement } from './announcement.ts';
import { watchClock } from './clock-watch.ts';
import { handleShutdown } from './shutdown.ts';
import { prepareWeeks } from '../server/weeks/prepare-weeks.ts';
import { openServedWeeks } from '../server/weeks/served-weeks.ts';
import { verifyWeeks, verifyDaily } from '../server/weeks/verify-weeks.ts';

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Builds the server over what is open, and lets it listen. */
async function listen(config: Config, { analytics, store }: Sources) {
  const published = openServedWeeks(store, analytics);
  const auth = createAuth({
    store,
    mailer: createMailer(config.mail),
    now: () => new Date(),
    random: systemRandom,
    pepper: config.codePepper ?? readOrCreatePepper(config.dataDir),
    accessTokenSeconds: config.accessTokenSeconds,
    refreshTokenSeconds: config.refreshTokenSeconds,
    codeRequestLimits,
  });
  const app = buildApp({ config, analytics, published, auth, webRoot });
  await verifyWeeks(app.log, published, 'rows');
  await app.listen({ host: config.host, port: config.port });
  return { app, published, auth };
}

/**
 * Serves what is being opened until the process ends. What is said of the engine goes to the log from the moment
 * there is one.
 */
export async function serve(
  config: Config,
  opening: Promise<Sources>,
  hear: (log: FastifyBaseLogger) => void,
): Promise<void> {
  const sources = await opening;
  const { app, published, auth } = await listen(config, sources).catch(async (error: unknown) => {
    await sources.close();
    throw error;
  });
  const { log } = app;
  hear(log);
  const ending = handleShutdown(app, sources.close);
  scheduleExpiredCleanup(log, auth.deleteExpired, ending);
  watchClock(log, ending);
  await prepareWeeks(config, sources, published, log, ending);
  if (ending.aborted) return;
  process.stdout.write(formatAnnouncement(config, await published.list()));
  void verifyDaily(log, published, ending);
}
