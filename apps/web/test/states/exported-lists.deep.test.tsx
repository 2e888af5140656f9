import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findFaults, type ResponseRow } from '../compare-export.ts';
import { type ExportedTable, readPaper, saveBook, saveCsv, saveWorkbook } from '../exported-table.ts';
import { respondFromChangingMarket } from '../large-market.ts';
import { mswWorker } from '../msw-worker.ts';
import { renderApp } from '../render-app.tsx';
import { getPathname, weekScreens, withWeek } from '../screens.ts';
import { settle } from '../settle.ts';
import { fieldDefinitions } from '@vitrina/ui/fields';

vi.setConfig({ testTimeout: 180_000 });

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Every possible name of a list in the sources. */
const listNames = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bname(?:=|: )["']([a-z]+)["']/g)].map(([, name]) => name),
  ),
);
/** Search params that show every column of every list. */
const allColumns = [...listNames]
  .map((name) => `${name}.columns=${Object.keys(fieldDefinitions).join('~')}`)
  .join('&');

/** Lists every array of objects in a response. */
function collectRows(body: unknown, found: ResponseRow[][] = []): ResponseRow[][] {
  if (typeof body !== 'object' || body === null) return found;
  if (Array.isArray(body) && typeof body[0] === 'object' && body[0] !== null) found.push(body);
  for (const value of Object.values(body)) collectRows(value, found);
  return found;
}

/** Records the rows of all responses of a test. */
function recordRows(): readonly ResponseRow[][] {
  const recorded: ResponseRow[][] = [];
  mswWorker.events.on('response:mocked', ({ response }) => {
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) return;
    void response
      .clone()
      .json()
      .then((body: unknown) => recorded.push(...collectRows(body)));
  });
  onTestFinished(() => mswWorker.events.removeAllListeners());
  return recorded;
}

/** Opens a screen with all columns of its lists; returns the growing list of its responses' rows. */
async function openScreen(href: string) {
  await page.viewport(1440, 900);
  respondFromChangingMarket();
  const recorded = recordRows();
  await renderApp(`${withWeek(href, 46)}&${allColumns}`);
  return recorded;
}

const exportButtons = page.getByRole('button', { name: 'Экспорт' });
const grids = page.getByRole('grid');

function expectSaid(
  tables: readonly (ExportedTable | undefined)[],
  recorded: readonly ResponseRow[][],
  where: string,
) {
  for (const table of tables) {
    const name = `${where}, ${table?.kind}`;
    expect(table?.rows.length, name).toBeGreaterThan(0);
    expect(table && findFaults(table, recorded), name).toEqual([]);
  }
}

/**
 * Compares the lists on the screen with the responses, in every file format and in print; each caption with its
 * columns once.
 */
async function expectExportedLists(recorded: readonly ResponseRow[][], seen: Set<string>) {
  await settle();
  for (const at of exportButtons.elements().keys()) {
    const grid = grids.nth(at).element();
    const heads = [...grid.querySelectorAll('th[data-cell^="-1:"]')].map(({ textContent }) => textContent);
    const where = `${grid.querySelector('caption')?.textContent}: ${heads.join()}`;
    if (seen.has(where)) continue;
    seen.add(where);
    const button = exportButtons.nth(at);
    const [list] = await saveWorkbook(button);
    expectSaid([await saveCsv(button), list, readPaper(grid)], recorded, where);
  }
}

/** Chooses each switch above a list in turn, which may show another list. */
async function walkSwitches(recorded: readonly ResponseRow[][], seen: Set<string>) {
  await expectExportedLists(recorded, seen);
  const panel = page.getByRole('tabpanel');
  const switches = (panel.elements().length > 0 ? panel : page.getByRole('main')).getByRole('radio');
  for (const at of switches.elements().keys()) {
    const chosen = switches.nth(at);
    const element = chosen.elements()[0];
    if (element?.getAttribute('aria-checked') !== 'false' || element.matches(':disabled')) continue;
    await chosen.click();
    await expect.element(chosen).toHaveAttribute('aria-checked', 'true');
    await expectExportedLists(recorded, seen);
  }
}

/** Number of lists on screens with several, in their tabs and behind their switches. */
const listCounts: Readonly<Record<string, number>> = {
  '/seller': 7,
  '/seller2': 3,
  '/category': 6,
  '/section': 7,
  '/brand': 9,
};

test.each(weekScreens.filter(({ tableCount }) => tableCount > 0))(
  'each cell of each column of the lists of $href is exported with the value of the response',
  async ({ href }) => {
    const recorded = await openScreen(href);
    const seen = new Set<string>();
    await expect.element(grids.first()).toBeVisible();
    await walkSwitches(recorded, seen);
    const tabs = page.getByRole('tablist', { name: /^Списки/ }).getByRole('tab');
    for (const at of tabs.elements().keys()) {
      await tabs.nth(at).click();
      await expect.element(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
      await walkSwitches(recorded, seen);
    }
    const captions = new Set([...seen].map((where) => where.slice(0, where.lastIndexOf(':'))));
    expect(captions.size, [...captions].join('; ')).toBe(listCounts[getPathname(href)] ?? 1);
  },
);

test.each(weekScreens.filter(({ href }) => href.includes('-briefing')))(
  'each cell of each list of the book of $href has the value of the response',
  async ({ href }) => {
    const recorded = await openScreen(href);
    const tables = await saveBook(page.getByRole('button', { name: 'Книга Excel' }));
    expect(tables.length).toBeGreaterThan(2);
    expectSaid(tables, recorded, href);
  },
);
