import { checkConformance, type Options } from '../src/check-conformance.ts';
import { settleWeeks } from '../src/comparer/compare-answers.ts';
import type { FeedWeek } from '../src/computation/feed-offer.ts';
import { openWeek } from '../src/computation/week.ts';
import { fixtureFeed } from './fixture-reports.ts';
import { type Fault, serveFixture } from './fixture-server.ts';

/** Runs the kit on a server that has loaded a feed. */
export async function checkFixture(
  fault: Fault,
  options: Partial<Options> = {},
  feed: readonly FeedWeek[] = fixtureFeed,
) {
  const server = await serveFixture(fault, settleWeeks(feed).map(openWeek).toReversed());
  const signIn = { email: 'aigerim@example.kz', codes: server.codes };
  const outcome = await checkConformance({ url: server.url, feed, signIn, graceSeconds: 0.3, ...options });
  await server.close();
  return outcome;
}
