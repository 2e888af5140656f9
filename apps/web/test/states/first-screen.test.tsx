import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countFirstScreen } from '../count-first-screen.ts';
import { storedFollows, user } from '../default-market.ts';
import { respondFromChangingMarket } from '../large-market.ts';
import { observeLayoutShift } from '../layout-shift.ts';
import { renderApp } from '../render-app.tsx';
import { pauseResponses } from '../respond.ts';
import { settle } from '../settle.ts';

/** Bounds of what a first screen shows outside the rows of its tables and lists. */
const MAX_CONTROLS = 40;
const MAX_WORDS = 120;

const nameShop = () =>
  storedFollows.write({
    [user.email]: {
      version: 1,
      follows: [
        { kind: 'seller', id: 101, note: '', isMine: true },
        { kind: 'brand', id: 7, note: '', isMine: false },
      ],
      seen: [],
    },
  });

const screens = [
  ['the question for the shop', () => undefined, /^Какой магазин/],
  ['the week of the shop', nameShop, /^Выручка/],
] as const;

test.each(screens)('the first screen of %s has few controls and words', async (_, prepare, heading) => {
  respondFromChangingMarket();
  prepare();
  await renderApp('/');
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settle();
  const { controls, words } = countFirstScreen();
  expect.soft(controls).toBeGreaterThan(10);
  expect.soft(controls).toBeLessThanOrEqual(MAX_CONTROLS);
  expect.soft(words).toBeGreaterThan(30);
  expect.soft(words).toBeLessThanOrEqual(MAX_WORDS);
});

test.each(
  screens.flatMap(([name, ...screen]) => [1440, 390].map((width) => [name, width, ...screen] as const)),
)('nothing of %s moves while it loads at %i px', async (_, width, prepare, heading) => {
  respondFromChangingMarket();
  prepare();
  const resume = pauseResponses();
  await renderApp('/', { width });
  await expect.poll(() => document.querySelector('main')).not.toBeNull();
  const shift = observeLayoutShift();
  resume();
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settle();
  expect(shift.total(), shift.describe().join('\n')).toBeLessThanOrEqual(0.002);
});
