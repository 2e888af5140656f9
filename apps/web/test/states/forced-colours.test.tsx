import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contrastOfShape, contrastOfWords, forceColours, lookOf } from '../forced-colours.ts';
import { visit } from '../visit.tsx';
import { answerFromWideMarket } from '../wide-market.ts';

const press = (keys: string) => userEvent.keyboard(keys);

/** So many stops of Tab lead through the shell, the head of a profile, its charts and into its table. */
const STOPS = 40;

test('with forced colours each stop of the keyboard is seen', async () => {
  answerFromWideMarket();
  await forceColours();
  await visit('/seller?sellerId=101&tab=products');
  await expect.element(page.getByRole('grid')).toBeVisible();
  const unseen = new Set<string>();
  for (let stop = 0; stop < STOPS; stop++) {
    await press('{Tab}');
    const element = document.activeElement;
    if (element === null || element === document.body) break;
    const focused = lookOf(element);
    if (element instanceof HTMLElement) element.blur();
    if (lookOf(element) === focused) unseen.add(element.outerHTML.slice(0, 200));
    if (element instanceof HTMLElement) element.focus();
  }
  expect([...unseen]).toEqual([]);
}, 60_000);

/** Holds what is chosen or marked to look other than its like. */
function expectToStandOut(chosen: string, others: string) {
  const one = document.querySelector(chosen);
  const other = document.querySelector(others);
  expect(one, chosen).not.toBeNull();
  expect(other, others).not.toBeNull();
  if (one && other) expect.soft(lookOf(one, 0), chosen).not.toBe(lookOf(other, 0));
}

test('with forced colours what is chosen or marked stands out from its like', async () => {
  answerFromWideMarket();
  await forceColours();
  await visit('/seller?sellerId=101');
  await expect.element(page.getByRole('grid')).toBeVisible();
  expectToStandOut('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]');

  await page.getByRole('button', { name: /^Неделя 46 / }).click();
  await expect.element(page.getByRole('menuitemcheckbox').first()).toHaveFocus();
  expectToStandOut(
    '[role=menuitemcheckbox][data-highlighted]',
    '[role=menuitemcheckbox]:not([data-highlighted])',
  );
  await press('{Escape}');

  await press('{Control>}k{/Control}');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expectToStandOut('[role=option][aria-selected=true]', '[role=option]:not([aria-selected=true])');
  await press('{Escape}');
});

test('with forced colours the chosen one of two ways to search stands out', async () => {
  answerFromWideMarket();
  await forceColours();
  await visit('/sellers?categoryId=31', { width: 320 });
  await page.getByRole('button', { name: 'Изменить поиск' }).click();
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();
  expectToStandOut('[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]');
});

/** What says something by its shape, its length or its border, and must not be missed. */
const SHAPES = [
  '.mark',
  '.hatched',
  'svg.lucide',
  '[class*="forced-color-adjust-none"]',
  'figure svg :is(rect, path, line)',
  '[data-bubble] > span:first-child',
  '[role=grid] span:has(> svg)',
  '[role=grid] svg :is(rect, path)',
  '[role=checkbox], [role=treeitem] > [aria-hidden]',
];

/** Faint on purpose: the bars that a badge's level has not reached, the tint of a chosen band between its two ends. */
const FAINT = '[stroke-opacity], [class*="accent/"]';

/** Whether it says something in letters of its own. */
const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What on the page is hard to see: a shape needs 3 to 1, a word 4.5 to 1. */
function hardToSee(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
  const shapes = seen(SHAPES.join(',')).filter(
    (element) => !element.matches(FAINT) && contrastOfShape(element) < 3,
  );
  const words = seen('main *').filter((element) => hasWords(element) && contrastOfWords(element) < 4.5);
  return [...new Set([...shapes, ...words])].map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Waits for these, and holds all that is there to be seen on either ground, whatever theme a person has chosen. */
async function expectSeen(...there: string[]) {
  for (const selector of there)
    await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull();
  for (const scheme of ['light', 'dark'] as const) {
    await forceColours(scheme);
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme;
      expect.soft(hardToSee(), `${theme} on a ${scheme} ground`).toEqual([]);
    }
  }
}

test('with forced colours bars, pictures, badges, ticks and icons are seen, on whichever ground the system has', async () => {
  answerFromWideMarket();
  const { router } = await visit('/category?categoryId=31&tab=products&products.medianPrice=..200000');
  await expectSeen(
    'figure .hatched',
    '[role=grid] span > svg',
    'th[aria-sort] svg',
    'figure svg circle, figure svg path',
  );
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('checkbox').first().click();
  await expectSeen(
    '[role=checkbox][aria-checked=true] svg',
    '[role=dialog] [role=checkbox][aria-checked=false]',
  );
  await press('{Escape}');
  await router.navigate('/seller-brands?sellerId=101');
  await expectSeen('[role=grid] .mark', 'figure ol .mark', '[data-bubble]');
  await router.navigate('/categories?categoryIds=32');
  await expectSeen('[role=treeitem][aria-checked=mixed] svg', '[role=treeitem][aria-checked=true] svg');
  await router.navigate('/');
  await expectSeen('[data-tile]', 'main ol .mark');
}, 60_000);
