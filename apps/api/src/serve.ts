import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { askLimits } from './auth/ask-limits.ts';
import { createAuth } from './auth/auth.ts';
import { keepForgetting } from './auth/forgetting.ts';
import { createMailer } from './auth/mailer.ts';
import { readOrMakePepper } from './auth/pepper.ts';
import { systemRandom } from './auth/random.ts';
import type { Config } from './config.ts';
import type { Sources } from './open-sources.ts';
import { announcement } from './server/announcement.ts';
import { watchClock } from './server/clock-watch.ts';
import { endWell } from './server/ending.ts';
import { readyWeeks } from './server/first-weeks.ts';
import { openPublished } from './server/published.ts';
import { checkWeeks, keepChecking } from './server/week-checks.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Builds the server over what is open, and lets it listen. */
async function listen(config: Config, { analytics, store }: Sources) {
  const published = openPublished(store, analytics);
  const auth = createAuth({
    store,
    mailer: createMailer(config.mail),
    now: () => new Date(),
    random: systemRandom,
    pepper: config.codePepper ?? readOrMakePepper(config.dataDir),
    accessTokenSeconds: config.accessTokenSeconds,
    refreshTokenSeconds: config.refreshTokenSeconds,
    askLimits,
  });
  const app = buildApp({ config, analytics, published, auth, webRoot });
  await checkWeeks(app.log, published, 'rows');
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
  const ending = endWell(app, sources.close);
  keepForgetting(log, auth.forget, ending);
  watchClock(log, ending);
  await readyWeeks(config, sources, published, log, ending);
  if (ending.aborted) return;
  process.stdout.write(announcement(config, await published.weeks()));
  void keepChecking(log, published, ending);
}
