import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { config } from '../../src/config.ts';
import { expectAccessible } from '../accessible.ts';
import { answerAs } from '../answer.ts';
import { inWeek, weekScreens } from '../every-screen.ts';
import { marketAnswers } from '../market.ts';
import { visit } from '../visit.tsx';
import { worker } from '../worker.ts';

const main = page.getByRole('main');
const grids = page.getByRole('grid');
const counts = () => main.getByText(/^1\s(?:товар|продавец|бренд|категория)$/).elements().length;
const newer = page.getByRole('button', { name: 'Следующая неделя' });

/** Holds one of the tables to its many rows: few are drawn, and the last is there as soon as one goes to it. */
async function expectManyRows(at: number) {
  const grid = () => grids.elements()[at];
  const rows = () => Number(grid()?.getAttribute('aria-rowcount'));
  await expect.poll(rows).toBeGreaterThanOrEqual(5_000);
  const region = grid()?.closest('section');
  region?.scrollTo(0, region.scrollHeight);
  region?.scrollIntoView({ block: 'end' });
  await expect.poll(() => grid()?.querySelector(`[aria-rowindex="${rows()}"]`)).toBeTruthy();
  expect(grid()?.querySelectorAll('[role="row"], tr').length).toBeLessThan(100);
}

test.each(weekScreens)(
  '$href without rows says so, with one counts one, with 50 000 draws few of them and finds the last at once',
  async (screen) => {
    const routes = [screen.main, ...screen.others];
    for (const route of routes) answerAs(route, 'empty');
    await visit(inWeek(screen.href, 44));
    await expect.element(page.getByText(screen.empty).first()).toBeVisible();
    expect(grids.elements()).toEqual([]);
    await expectAccessible('main');
    await page.viewport(1440, 900);

    worker.resetHandlers(...marketAnswers());
    await newer.click();
    await expect.poll(() => grids.elements().length).toBe(screen.tables);
    await expect.poll(counts).toBeGreaterThanOrEqual(screen.tables);
    await expect.element(newer).toHaveFocus();

    vi.spyOn(config, 'mode', 'get').mockReturnValue('production');
    for (const route of routes) answerAs(route, 'huge');
    await newer.click();
    for (let at = 0; at < screen.tables; at++) await expectManyRows(at);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
  120_000,
);
