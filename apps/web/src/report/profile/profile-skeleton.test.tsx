import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { pauseResponses } from '../../../test/respond.ts';

const main = page.getByRole('main');
const getSkeleton = () => main.element().querySelector('[data-skeleton=tabs]');

/** Bottom edge on the page: the router restores the scroll of an earlier test, which the skeleton is tall enough for. */
const getBottom = (element: Element | null) =>
  (element?.getBoundingClientRect().bottom ?? 0) + window.scrollY;

test.each([
  ['a desktop', 1440],
  ['a phone', 390],
])('on %s a loading profile has its tabs where they will be', async (_, width) => {
  respondFromLargeMarket();
  const resume = pauseResponses();
  await renderApp('/seller?year=2026&week=46&sellerId=101', { width });
  await expect.poll(getSkeleton).not.toBeNull();
  const bottom = getBottom(getSkeleton());
  expect(bottom).toBeGreaterThan(200);
  resume();
  const shown = main.getByRole('tablist', { name: 'Списки продавца' });
  await expect.element(shown).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Показать график' })).toBeVisible();
  expect(Math.abs(getBottom(shown.element()) - bottom)).toBeLessThan(6);
});
