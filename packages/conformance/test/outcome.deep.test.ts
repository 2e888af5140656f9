import { expect, test } from 'vitest';
import { groupByCause } from '../src/causes.ts';
import type { Part } from '../src/check-conformance.ts';
import { checkSeveralTimes } from '../src/several-runs.ts';
import { changeList, changeRows, isUnsold } from './change-body.ts';
import { type Fault, serveFixture } from './fixture-server.ts';

const lists: readonly Part[] = ['week', 'brands', 'sellers', 'categories'];

async function outcomeOf(fault: Fault, runs: number, parts = lists) {
  const server = await serveFixture(fault);
  const outcome = await checkSeveralTimes({ url: server.url, seed: 1, parts }, runs);
  await server.close();
  return outcome;
}

test('a list that several reports contradict is named, and what it causes is one finding', async () => {
  const withoutUnsold = changeList(['brand.sellers'], (rows) => rows.filter((row) => !isUnsold(row)));
  const { findings } = await outcomeOf(withoutUnsold, 1);
  const causes = groupByCause(findings);
  expect(findings.length).toBeGreaterThan(3);
  expect(causes.map(([{ endpoint, rule }]) => [endpoint, rule])).toEqual([['brand.sellers', 'outvoted']]);
});

test.each(['category.list', 'seller.products', 'category.products', 'brand.categories'])(
  'what follows from a row that %s lacks is one finding about it',
  async (list) => {
    const lacking = changeList([list], (rows) => rows.slice(1));
    const { findings } = await outcomeOf(lacking, 1, [...lists, 'products', 'terms', 'rivals', 'unknown']);
    expect(findings.length).toBeGreaterThan(3);
    expect(groupByCause(findings).map(([{ endpoint }]) => endpoint)).toEqual([list]);
  },
);

test('a rule of single responses that several calls break is one finding', async () => {
  const dearer = changeRows(['category.info', 'seller.info', 'brand.info'], (row) => ({
    ...row,
    averagePrice: 1,
  }));
  const { findings } = await outcomeOf(dearer, 1);
  expect(groupByCause(findings).map(([{ rule }]) => rule)).toContain('average-price');
  expect(findings.filter(({ rule }) => rule === 'average-price')).toHaveLength(3);
});

test('a fault of one value is one finding, whatever rules it breaks', async () => {
  const dearer = changeRows(['category.info'], (row) => ({ ...row, averagePrice: 1 }));
  const { findings } = await outcomeOf(dearer, 1);
  expect(groupByCause(findings)).toHaveLength(1);
});

test('a profile that disagrees with its lists is one finding, and a list of another kind another', async () => {
  const withoutTop = changeRows(['seller.info'], (row) => ({
    ...row,
    topBrands: [],
    topCategories: [],
  }));
  const unordered = changeList(['category.brands'], (rows) => rows.toReversed());
  const { findings } = await outcomeOf(
    {
      changeBody: (name, body, params, offers) =>
        [withoutTop, unordered].reduce<unknown>(
          (changed, fault) => fault.changeBody?.(name, changed, params, offers) ?? changed,
          body,
        ),
    },
    1,
  );
  const causes = groupByCause(findings);
  expect(causes.map(([{ endpoint }]) => endpoint)).toEqual(['seller.info', 'category.brands']);
});

test('a clean run of several seeds tells what each looked at', async () => {
  const { findings, sampled } = await outcomeOf({}, 2);
  expect(findings).toEqual([]);
  const [weeks, ids, calls, statuses] = sampled;
  expect(weeks).toBe('weeks: 2026-46, 2026-45');
  expect(ids).toMatch(
    /^ids: \d+ sellers \(.+\), \d+ brands \(.+\), \d+ categories \(.+\), \d+ sections, \d+ products/,
  );
  expect(calls).toMatch(/^calls: \d+ of \d+, \d+ requests$/);
  expect(statuses).toMatch(/^statuses provoked: 200.*; not provokable: .*503/);
  expect(sampled[4]).toBe('seed 2:');
});
