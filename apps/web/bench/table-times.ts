import type { CategoryProduct } from '@vitrina/contract';
import type { Browser, Page } from 'playwright';
import type { LongList } from './long-list.ts';
import { openPage, slowDown } from './slowed-page.ts';

declare global {
  interface Window {
    /** The same rows as a plain array. */
    plain: CategoryProduct[];
  }
}

/** What was measured beside what a plain array takes in the same page, ms. */
export interface Beside {
  ours: number[];
  plain: number[];
}

/** Until the table has made what it sorts by, in its idle time, ms. */
const READY_MS = 15_000;
/** Until everything that a click began has come to rest, ms. */
const REST_MS = 1200;
const LOADS = 3;
const CLICKS = 9;
/** So many letters are typed of some names. */
const LETTERS = 4;
const NAMES = 3;

async function openList(browser: Browser, path: string, answer: string, list: LongList): Promise<Page> {
  const page = await openPage(browser, true);
  const { instead } = list;
  if (instead !== undefined) await page.route(answer, (route) => route.continue({ url: instead }));
  await slowDown(page);
  await page.goto(path);
  await page.waitForFunction(() => window.firstRow !== undefined, undefined, { timeout: 120_000 });
  return page;
}

/** Fetches and parses the list in the page, and keeps it there; ms. */
const parsedPlain = (page: Page, answer: string): Promise<number> =>
  page.evaluate(async (address) => {
    const began = performance.now();
    const text = await (await fetch(address, { cache: 'no-store' })).text();
    window.plain = (JSON.parse(text) as { productsByCategory: CategoryProduct[] }).productsByCategory;
    return performance.now() - began;
  }, answer);

/** The last answer to a person, once the page is at rest. */
async function answered(page: Page): Promise<number> {
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => window.answered.splice(0).at(-1) ?? Number.NaN);
}

const sortedPlain = (page: Page, field: 'medianPrice' | 'productName'): Promise<number> =>
  page.evaluate((by) => {
    const { compare } = new Intl.Collator('ru', { numeric: true });
    const began = performance.now();
    if (by === 'productName') window.plain.toSorted((a, b) => compare(a.productName, b.productName));
    else window.plain.toSorted((a, b) => a.medianPrice - b.medianPrice);
    return performance.now() - began;
  }, field);

const filteredPlain = (page: Page, part: string): Promise<number> =>
  page.evaluate((wanted) => {
    const began = performance.now();
    window.plain.filter(({ productName }) => productName.toLowerCase().includes(wanted));
    return performance.now() - began;
  }, part);

async function sorting(page: Page, head: string, field: 'medianPrice' | 'productName'): Promise<Beside> {
  const found: Beside = { ours: [], plain: [] };
  const button = page.getByRole('grid').getByRole('columnheader', { name: head }).getByRole('button').first();
  await button.hover();
  await page.waitForTimeout(REST_MS);
  for (let time = 0; time < CLICKS; time += 1) {
    await button.click();
    found.ours.push(await answered(page));
    found.plain.push(await sortedPlain(page, field));
  }
  return found;
}

async function filtering(page: Page): Promise<Beside> {
  const found: Beside = { ours: [], plain: [] };
  const names = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, at) => {
        const row = window.plain[Math.floor((at * window.plain.length) / count)];
        return row?.productName.toLowerCase() ?? '';
      }),
    NAMES,
  );
  const field = page.getByLabel('Фильтр по названию');
  await field.click();
  for (const name of names) {
    await field.fill('');
    await answered(page);
    for (let letters = 1; letters <= LETTERS; letters += 1) {
      await page.keyboard.type(name.charAt(letters - 1));
      found.ours.push(await answered(page));
      found.plain.push(await filteredPlain(page, name.slice(0, letters)));
    }
  }
  return found;
}

/** The list's first row, and how soon its order and its filter follow a person. */
export async function tableTimes(browser: Browser, path: string, answer: string, list: LongList) {
  const firstRow: Beside = { ours: [], plain: [] };
  for (let load = 1; load < LOADS; load += 1) {
    const page = await openList(browser, path, answer, list);
    firstRow.ours.push(await page.evaluate(() => window.firstRow ?? Number.NaN));
    firstRow.plain.push(await parsedPlain(page, answer));
    await page.context().close();
  }
  const page = await openList(browser, path, answer, list);
  firstRow.ours.push(await page.evaluate(() => window.firstRow ?? Number.NaN));
  await page.waitForTimeout(READY_MS);
  firstRow.plain.push(await parsedPlain(page, answer));
  const filter = await filtering(page);
  await page.getByLabel('Фильтр по названию').fill('');
  const byNumber = await sorting(page, 'Медианная цена', 'medianPrice');
  const byName = await sorting(page, 'Товар', 'productName');
  await page.context().close();
  return { firstRow, filter, byNumber, byName };
}
