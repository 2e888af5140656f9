import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { config } from '../../src/config.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { respondAs } from '../respond.ts';
import { getPathname, withWeek, weekScreens } from '../screens.ts';
import { defaultHandler } from '../default-market.ts';
import { renderApp } from '../render-app.tsx';
import { mswWorker } from '../msw-worker.ts';

const main = page.getByRole('main');
const grids = page.getByRole('grid');
const counts = () => main.getByText(/^1\s\p{L}+$/u).elements().length;
const nextWeek = page.getByRole('button', { name: 'Следующая неделя' });

/** Expects a table to render few of its many rows, and the last one after scrolling to it. */
async function expectVirtualRows(index: number) {
  const grid = () => grids.elements()[index];
  const getRowCount = () => Number(grid()?.getAttribute('aria-rowcount'));
  // The table grows when all its rows are requested, so that one scroll may end above the last one.
  const findLastRow = () => {
    const region = grid()?.closest('section');
    region?.scrollTo(0, region.scrollHeight);
    region?.scrollIntoView({ block: 'end' });
    // The totals come after the last row.
    return grid()?.querySelector(`[aria-rowindex="${getRowCount() - 1}"]`);
  };
  await expect.poll(findLastRow).toBeTruthy();
  expect(grid()?.querySelectorAll('[role="row"], tr').length).toBeLessThan(100);
}

/** Expects each table to have its largest rows alone, and a link to all of them. */
async function expectLinksToAll(tableCount: number) {
  const links = main.getByRole('link', { name: /^Все \d+\s000/ });
  await expect.poll(() => links.elements().length).toBe(tableCount);
  for (const grid of grids.elements()) expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(60);
}

test.each(weekScreens)(
  '$href shows its empty state, counts one row, and of 5 000 to 50 000 rows renders only the visible ones',
  async (screen) => {
    const { reports } = screen;
    for (const endpoint of reports) respondAs(endpoint, 'empty');
    const { queryClient } = await renderApp(withWeek(screen.href, 44));
    await expect.element(page.getByText(screen.emptyText).first()).toBeVisible();
    expect(grids.elements()).toEqual([]);
    await expectAccessible('main');
    await page.viewport(1440, 900);

    mswWorker.resetHandlers(defaultHandler);
    await nextWeek.click();
    await expect.poll(() => grids.elements().length).toBe(screen.tableCount);
    await expect.poll(counts).toBeGreaterThanOrEqual(screen.tableCount);
    await expect.element(nextWeek).toHaveFocus();

    vi.spyOn(config, 'mode', 'get').mockReturnValue('production');
    for (const endpoint of reports) respondAs(endpoint, 'huge');
    await nextWeek.click();
    // Several responses of megabytes are parsed and checked first, which takes long on a busy machine. Each table
    // appears with its own, so the order of tables is known only when all have appeared.
    const isCut = getPathname(screen.href) === '/seller2';
    const getLongTables = () =>
      grids.elements().filter((grid) => Number(grid.getAttribute('aria-rowcount')) >= (isCut ? 50 : 5_000))
        .length;
    await expect.poll(getLongTables, { timeout: 60_000 }).toBe(screen.tableCount);
    if (isCut) await expectLinksToAll(screen.tableCount);
    else for (let index = 0; index < screen.tableCount; index++) await expectVirtualRows(index);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
    // The responses would stay in memory for minutes, and all tests share one page.
    queryClient.clear();
  },
  120_000,
);
