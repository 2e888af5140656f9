import type { AuthResult } from '@vitrina/contract';
import type { Browser, Page } from 'playwright';
import { atMost, atMostTimes, type Figure } from '../results/figure.ts';
import { median } from '../results/statistics.ts';
import { measureInputs, openPage, slowDown } from './open-page.ts';

/** Time in which the idle table prepares its sort orders, ms. */
const PREPARATION_MS = 15_000;
/** Time until the page is idle after an input, ms. */
const IDLE_MS = 1200;
const PAGE_LOADS = 3;
const CLICKS = 9;

/** A list's screen and its report. */
interface List {
  name: string;
  /** Text typed into the filter, letter by letter. */
  typed: string;
  list: string;
  report: string;
}

/**
 * Opens the list's screen and waits until its idle work is done; returns the time of its first row, ms since
 * navigation.
 */
async function openList(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() => window.firstRowMs !== undefined, undefined, { timeout: 120_000 });
  const firstRowMs = await page.evaluate(() => window.firstRowMs ?? Number.NaN);
  await page.waitForTimeout(PREPARATION_MS);
  return firstRowMs;
}

/** Fetches and parses the list in the page; returns the duration, ms, and the size of its JSON, MB. */
const parseList = (page: Page, report: string) =>
  page.evaluate(async (url) => {
    const startedAt = performance.now();
    const text = await (await fetch(url, { cache: 'no-store' })).text();
    JSON.parse(text);
    return { ms: performance.now() - startedAt, megabytes: new Blob([text]).size / 1e6 };
  }, report);

/**
 * Measures the first row of a list with a warm HTTP cache, then the heap, compared with fetching and parsing the
 * list.
 */
async function measureLoads(page: Page, { name, list, report }: List): Promise<Figure[]> {
  const devTools = await slowDown(page);
  const firstRows: number[] = [];
  const heaps: number[] = [];
  const parsed: Awaited<ReturnType<typeof parseList>>[] = [];
  for (let load = 0; load < PAGE_LOADS; load += 1) {
    firstRows.push(await openList(page, list));
    await devTools.send('HeapProfiler.collectGarbage');
    heaps.push((await devTools.send('Runtime.getHeapUsage')).usedSize / 1e6);
    parsed.push(await parseList(page, report));
  }
  return [
    {
      name: `${name} at 4× slower processor, navigation to first row (baseline: fetch and parse)`,
      unit: 'ms',
      value: median(firstRows),
      baseline: median(parsed.map(({ ms }) => ms)),
      bound: atMostTimes(1.5),
    },
    {
      name: `heap of the screen of ${name} (baseline: their JSON)`,
      unit: 'MB',
      value: median(heaps),
      baseline: median(parsed.map(({ megabytes }) => megabytes)),
      bound: atMostTimes(3),
    },
  ];
}

async function measureSort(page: Page, column: string): Promise<number> {
  const header = page.getByRole('grid').getByRole('columnheader', { name: column });
  const button = header.getByRole('button').first();
  await button.hover();
  const clicks = Array.from({ length: CLICKS }, () => () => button.click());
  return measureInputs(page, IDLE_MS, clicks);
}

async function measureFilter(page: Page, typed: string): Promise<number> {
  const field = page.getByLabel('Фильтр по названию');
  await field.click();
  const inputs = Array.from(typed, (letter) => () => page.keyboard.type(letter));
  const paint = await measureInputs(page, IDLE_MS, inputs);
  await field.fill('');
  return paint;
}

/** Measures the first row of a list, its heap, its filter and its sort. */
export async function measureTable(browser: Browser, session: AuthResult, list: List): Promise<Figure[]> {
  const page = await openPage(browser, list.list, session);
  await openList(page, list.list);
  const loads = await measureLoads(page, list);
  const createFigure = (input: string, value: number, limit: number): Figure => ({
    name: `${list.name} ${input} to frame`,
    unit: 'ms',
    value,
    bound: atMost(limit),
  });
  const figures = [
    createFigure('filtered by name, letter', await measureFilter(page, list.typed), 60),
    createFigure('sorted by price, click', await measureSort(page, 'Медианная цена'), 100),
    createFigure('sorted by name, click', await measureSort(page, 'Товар'), 100),
  ];
  await page.context().close();
  return [...loads, ...figures];
}
