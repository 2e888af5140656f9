import {
  findDisagreements,
  type Questions,
  settleWeeks,
} from '@vitrina/conformance/comparer/compare-answers.ts';
import { createQuestions } from '@vitrina/conformance/comparer/questions.ts';
import { createKitMarket } from '@vitrina/conformance/market/kit-market.ts';
import { createRng } from '@vitrina/conformance/rng.ts';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { openKeptAnalytics } from '../clickhouse.ts';
import { publishMarket } from './published-market.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));

/** Questions to each report, drawn from those that the conformance kit has about these weeks. */
const QUESTIONS = 4;

/** Weeks of the kit's own market over the end of a year; 2021-W03 is not published. */
const weeks = createKitMarket().slice(-5);

test('every field of every report of the kit’s own market equals the independent computation', async () => {
  const settled = settleWeeks(weeks);
  const rng = createRng('every rule once');
  const all = Object.entries<readonly object[]>(
    createQuestions(settled, { latest: 6, earlier: 2, several: 6 }, rng),
  );
  const questions: Questions = Object.fromEntries(
    all.map(([name, list]) => [name, rng.sample(list, QUESTIONS)]),
  );
  const differences = await publishMarket(analytics, weeks, (market) =>
    findDisagreements(market, settled, questions),
  );
  expect(differences).toEqual([]);
}, 400_000);
