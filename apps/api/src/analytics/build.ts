import type { Analytics } from './analytics.ts';
import { dropWorkings } from './schema.ts';

/** Builds every report table of a load from its offers, and empties the offers and workings of it. */
export const buildLoad = async (analytics: Analytics, load: number): Promise<void> => {
  await dropWorkings(analytics, load);
};
