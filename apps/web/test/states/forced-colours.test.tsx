import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forceColours, lookOf } from '../forced-colours.ts';
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
