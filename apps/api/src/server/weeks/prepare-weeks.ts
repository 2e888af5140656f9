import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import type { Config } from '../../config.ts';
import { dropOrphansAtStart } from '../../feed/publish/drop-orphans.ts';
import { createProgressBar } from '../../feed/commands/progress-bar.ts';
import type { Sources } from '../../lifecycle/open-sources.ts';
import { publishWeeks, listPublishedWeeks } from '../../store/published-weeks.ts';
import type { ServedWeeks } from './served-weeks.ts';

/** Whether nothing real is published and the demo market is not there whole. */
const lacksDemo = async ({ store }: Sources, published: ServedWeeks): Promise<boolean> => {
  const weeks = await listPublishedWeeks(store);
  if (weeks.some(({ isDemo }) => !isDemo)) return false;
  return weeks.length === 0 || (await published.listDamaged()).length > 0;
};

/** An engine that was killed is there again within a second or two. */
const AGAIN_MS = 1_000;
const ATTEMPTS = 5;

const makeReady = async (
  { demo, dataDir }: Pick<Config, 'demo' | 'dataDir'>,
  sources: Sources,
  published: ServedWeeks,
): Promise<void> => {
  await dropOrphansAtStart(sources.analytics, sources.store, dataDir);
  if (!demo || !(await lacksDemo(sources, published))) return;
  process.stdout.write('Making the demo market\n');
  await publishWeeks(sources.store, [], { removeDemo: true });
  const { publishDemoMarket } = await import('../../demo/publish-demo-market.ts');
  const bar = createProgressBar(process.stdout);
  await publishDemoMarket(sources, dataDir, bar.onProgress).finally(bar.end);
};

/**
 * Leaves the server with weeks to serve: removes what a command that was cut short has left behind, and
 * makes the demo market where nothing is published, or anew where it is damaged or of an earlier version.
 * Tries again where the engine was gone. Failing is told in the log, and what is there is served; an end that
 * comes meanwhile is no failure.
 */
export async function prepareWeeks(
  config: Pick<Config, 'demo' | 'dataDir'>,
  sources: Sources,
  published: ServedWeeks,
  log: FastifyBaseLogger,
  ending: AbortSignal,
): Promise<void> {
  for (let left = ATTEMPTS; !ending.aborted; left -= 1) {
    try {
      await makeReady(config, sources, published);
      return;
    } catch (error) {
      if (ending.aborted) return;
      if (left === 1 || !(error instanceof AnalyticsUnavailable)) {
        log.error({ err: error }, 'the demo market could not be made, or what was left behind not removed');
        return;
      }
      log.warn({ err: error }, 'the engine was gone while weeks were made ready: trying again');
      await setTimeout(AGAIN_MS);
    }
  }
}
