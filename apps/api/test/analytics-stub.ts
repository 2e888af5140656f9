import type { Analytics } from '../src/analytics/analytics.ts';

const refuse = () => Promise.reject(new Error('The test does not expect this call'));

/** Creates analytics without an engine: the given calls, and others that reject. */
export const createAnalyticsStub = (given: Partial<Analytics>): Analytics => ({
  isOwn: false,
  runReport: refuse,
  command: refuse,
  rows: refuse,
  insert: refuse,
  problem: () => undefined,
  restartCount: () => 0,
  close: () => Promise.resolve(),
  ...given,
});
