import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { pauseResponses } from '../../../test/respond.ts';

const main = page.getByRole('main');
const getFigures = () => main.element().querySelector('dl');

test('a loading profile has its six figures, and its tabs where they will be below the trend', async () => {
  await page.viewport(1440, 900);
  respondFromLargeMarket();
  const resume = pauseResponses();
  await renderApp('/seller?year=2026&week=46&sellerId=101');
  await expect.poll(() => getFigures()?.children.length).toBe(6);
  const tabs = getFigures()?.parentElement?.parentElement?.lastElementChild;
  const { bottom = 0 } = tabs?.getBoundingClientRect() ?? {};
  expect(bottom).toBeGreaterThan(200);
  resume();
  const shown = main.getByRole('tablist');
  await expect.element(shown).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Выручка по неделям' })).toBeVisible();
  expect(Math.abs(shown.element().getBoundingClientRect().bottom - bottom)).toBeLessThan(24);
});
