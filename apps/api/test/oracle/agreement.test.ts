import { test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { openTestAnalytics } from '../clickhouse.ts';
import { expectWeeksToAgree, expectWeekToAgree, usual } from './compare-markets.ts';

const analytics = await closeAfterAll(openTestAnalytics());

test(
  'every field of every report of a small market equals the independent computation',
  () => expectWeekToAgree(analytics, { ...usual, seed: 'few', offers: 60 }, 8),
  400_000,
);

test(
  'every field of every report over weeks of a small market equals the independent computation',
  () => expectWeeksToAgree(analytics, { ...usual, seed: 'few in weeks', offers: 60 }, 4),
  400_000,
);
