import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { pauseResponses } from '../../../test/respond.ts';

const main = page.getByRole('main');
const getFigures = () => main.element().querySelector('dl');

test.each([
  ['a desktop', 1440, 6],
  ['a phone', 390, 2],
])('on %s a loading profile has its figures, and its tabs where they will be', async (_, width, count) => {
  respondFromLargeMarket();
  const resume = pauseResponses();
  await renderApp('/seller?year=2026&week=46&sellerId=101', { width });
  await expect.poll(() => getFigures()?.children.length).toBe(count);
  const tabs = getFigures()?.parentElement?.parentElement?.lastElementChild;
  const { bottom = 0 } = tabs?.getBoundingClientRect() ?? {};
  expect(bottom).toBeGreaterThan(200);
  resume();
  const shown = main.getByRole('tablist');
  await expect.element(shown).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Выручка по неделям' })).toBeVisible();
  expect(Math.abs(shown.element().getBoundingClientRect().bottom - bottom)).toBeLessThan(6);
});
