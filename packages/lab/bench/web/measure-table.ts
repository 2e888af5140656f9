import type { AuthResult, CategoryProduct } from '@vitrina/contract';
import type { Browser, Page } from 'playwright';
import { openPage, slowDown } from './open-page.ts';

declare global {
  interface Window {
    /** The same rows as a plain array, for comparison. */
    plainRows: CategoryProduct[];
  }
}

/** Durations of the table and of the same work on a plain array in the same page, ms. */
export interface Comparison {
  values: number[];
  baselines: number[];
}

/** Time in which the table prepares its sort orders when idle, ms. */
const PREPARATION_MS = 15_000;
/** Time until the page is idle after a click, ms. */
const IDLE_MS = 1200;
const PAGE_LOADS = 3;
const CLICKS = 9;
/** Letters typed of each name, and names. */
const LETTERS = 4;
const NAMES = 3;

/** URLs of a list's screen and of the report that it reads. */
interface ListUrls {
  list: string;
  report: string;
}

/** Opens the list's screen and waits for its first row. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.firstRowMs !== undefined, undefined, { timeout: 120_000 });
}

/** Returns when the page requested a report, ms since navigation. */
const readRequestTime = (page: Page, reportUrl: string): Promise<number> =>
  page.evaluate((url) => performance.getEntriesByName(url)[0]?.startTime ?? Number.NaN, reportUrl);

/** Measures the heap of the list's screen once it has prepared all, and the list's JSON, MB. */
async function measureHeap(page: Page, reportUrl: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const bytes = await page.evaluate(
    async (address) => (await (await fetch(address)).arrayBuffer()).byteLength,
    reportUrl,
  );
  return { heapMegabytes: usedSize / 1e6, jsonMegabytes: bytes / 1e6 };
}

/** Measures fetching and parsing the list in the page, ms; stores it as `plainRows`. */
const measurePlainParse = (page: Page, reportUrl: string): Promise<number> =>
  page.evaluate(async (address) => {
    const startedAt = performance.now();
    const text = await (await fetch(address, { cache: 'no-store' })).text();
    window.plainRows = (JSON.parse(text) as { productsByCategory: CategoryProduct[] }).productsByCategory;
    return performance.now() - startedAt;
  }, reportUrl);

/** Returns the last paint delay once the page is idle, ms. */
async function readLastPaintDelay(page: Page): Promise<number> {
  await page.waitForTimeout(IDLE_MS);
  return page.evaluate(() => window.paintDelaysMs.splice(0).at(-1) ?? Number.NaN);
}

const measurePlainSort = (page: Page, field: 'medianPrice' | 'productName'): Promise<number> =>
  page.evaluate((by) => {
    const { compare } = new Intl.Collator('ru', { numeric: true });
    const startedAt = performance.now();
    if (by === 'productName') window.plainRows.toSorted((a, b) => compare(a.productName, b.productName));
    else window.plainRows.toSorted((a, b) => a.medianPrice - b.medianPrice);
    return performance.now() - startedAt;
  }, field);

const measurePlainFilter = (page: Page, text: string): Promise<number> =>
  page.evaluate((searchText) => {
    const startedAt = performance.now();
    window.plainRows.filter(({ productName }) => productName.toLowerCase().includes(searchText));
    return performance.now() - startedAt;
  }, text);

async function measureSort(
  page: Page,
  columnHeader: string,
  field: 'medianPrice' | 'productName',
): Promise<Comparison> {
  const durations: Comparison = { values: [], baselines: [] };
  const button = page
    .getByRole('grid')
    .getByRole('columnheader', { name: columnHeader })
    .getByRole('button')
    .first();
  await button.hover();
  await page.waitForTimeout(IDLE_MS);
  for (let click = 0; click < CLICKS; click += 1) {
    await button.click();
    durations.values.push(await readLastPaintDelay(page));
    durations.baselines.push(await measurePlainSort(page, field));
  }
  return durations;
}

async function measureFilter(page: Page): Promise<Comparison> {
  const durations: Comparison = { values: [], baselines: [] };
  const names = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, index) => {
        const row = window.plainRows[Math.floor((index * window.plainRows.length) / count)];
        return row?.productName.toLowerCase() ?? '';
      }),
    NAMES,
  );
  const field = page.getByLabel('Фильтр по названию');
  await field.click();
  for (const name of names) {
    await field.fill('');
    await readLastPaintDelay(page);
    for (let letters = 1; letters <= LETTERS; letters += 1) {
      await page.keyboard.type(name.charAt(letters - 1));
      durations.values.push(await readLastPaintDelay(page));
      durations.baselines.push(await measurePlainFilter(page, name.slice(0, letters)));
    }
  }
  return durations;
}

/** Measures the first row of a list with a warm HTTP cache: since navigation, and until the list is requested, ms. */
async function measureFirstRow(page: Page, { list, report }: ListUrls) {
  const firstRow: Comparison = { values: [], baselines: [] };
  const requests: number[] = [];
  await openList(page, list);
  await slowDown(page);
  for (let pageLoad = 0; pageLoad < PAGE_LOADS; pageLoad += 1) {
    await openList(page, list);
    firstRow.values.push(await page.evaluate(() => window.firstRowMs ?? Number.NaN));
    requests.push(await readRequestTime(page, report));
    await page.waitForTimeout(PREPARATION_MS);
    firstRow.baselines.push(await measurePlainParse(page, report));
  }
  return { firstRow, requests };
}

/** Measures the first row of a list, its heap, its sort and its filter. */
export async function measureTable(browser: Browser, session: AuthResult, urls: ListUrls) {
  const page = await openPage(browser, session);
  const { firstRow, requests } = await measureFirstRow(page, urls);
  await openList(page, urls.list);
  await page.waitForTimeout(PREPARATION_MS);
  const heap = await measureHeap(page, urls.report);
  await measurePlainParse(page, urls.report);
  const filter = await measureFilter(page);
  await page.getByLabel('Фильтр по названию').fill('');
  const sortByNumber = await measureSort(page, 'Медианная цена', 'medianPrice');
  const sortByName = await measureSort(page, 'Товар', 'productName');
  await page.context().close();
  return { firstRow, requests, heap, filter, sortByNumber, sortByName };
}
