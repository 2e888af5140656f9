import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { publishDemoMarket } from '../demo/publish-demo-market.ts';
import { dropOrphans } from '../feed/orphans.ts';
import { progressBar } from '../feed/progress-bar.ts';
import type { Sources } from '../open-sources.ts';
import { publishedWeeks } from '../store/weeks.ts';

/**
 * Leaves the server with weeks to serve: removes what a command that was cut short has left behind, and
 * makes the demo market where nothing is published. Failing is told in the log, and what is
 * there is served; an end that comes meanwhile is no failure.
 */
export async function readyWeeks(
  { demo, dataDir }: Pick<Config, 'demo' | 'dataDir'>,
  sources: Sources,
  log: FastifyBaseLogger,
  ending: AbortSignal,
): Promise<void> {
  const bar = progressBar(process.stdout);
  try {
    await dropOrphans(sources.analytics, sources.store, dataDir);
    if (!demo || (await publishedWeeks(sources.store)).length > 0) return;
    process.stdout.write('Making the demo market\n');
    await publishDemoMarket(sources, dataDir, bar.onProgress);
  } catch (error) {
    if (ending.aborted) return;
    log.error({ err: error }, 'the demo market could not be made, or what was left behind not removed');
  } finally {
    bar.end();
  }
}
