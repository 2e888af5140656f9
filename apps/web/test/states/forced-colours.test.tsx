import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getShapeContrast, getTextContrast, forceColours, describeStyle } from '../forced-colours.ts';
import { renderApp } from '../render-app.tsx';
import { respondFromLargeMarket } from '../large-market.ts';

const press = (keys: string) => userEvent.keyboard(keys);

/** Tab stops from the start of the page through a profile into its table. */
const TAB_STOPS = 40;

test('forced colours: every focused element is visible', async () => {
  respondFromLargeMarket();
  await forceColours();
  await renderApp('/seller?sellerId=101&tab=products');
  await expect.element(page.getByRole('grid')).toBeVisible();
  const invisible = new Set<string>();
  for (let stop = 0; stop < TAB_STOPS; stop++) {
    await press('{Tab}');
    const element = document.activeElement;
    if (element === null || element === document.body) break;
    const focused = describeStyle(element);
    if (element instanceof HTMLElement) element.blur();
    if (describeStyle(element) === focused) invisible.add(element.outerHTML.slice(0, 200));
    if (element instanceof HTMLElement) element.focus();
  }
  expect([...invisible]).toEqual([]);
}, 60_000);

/** Expects a selected element to be drawn differently from an unselected one. */
function expectToStandOut(selectedSelector: string, otherSelector: string) {
  const selected = document.querySelector(selectedSelector);
  const other = document.querySelector(otherSelector);
  expect(selected, selectedSelector).not.toBeNull();
  expect(other, otherSelector).not.toBeNull();
  if (selected && other)
    expect.soft(describeStyle(selected, 0), selectedSelector).not.toBe(describeStyle(other, 0));
}

test('forced colours: selected tabs, menu items and options stand out', async () => {
  respondFromLargeMarket();
  await forceColours();
  await renderApp('/seller?sellerId=101');
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

test('forced colours: the selected segment stands out', async () => {
  respondFromLargeMarket();
  await forceColours();
  await renderApp('/market', { width: 320 });
  await expect.element(page.getByRole('radio', { name: 'Бренды' })).toBeVisible();
  expectToStandOut('[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]');
});

/** Elements that carry information by shape, length or border. */
const SHAPES = [
  '.mark',
  '.hatched',
  'svg.lucide',
  '[class*="forced-color-adjust-none"]',
  'figure svg :is(rect, path, line)',
  '[data-bubble] > span.rounded-full',
  '[role=grid] td span:is([class*="bg-"], [class*="border"]):has(> svg)',
  '[role=grid] svg :is(rect, path)',
  '[role=checkbox], [role=treeitem] > [aria-hidden]',
];

/** Intentionally faint: unreached bars of a badge, the tint of a selected range. */
const FAINT = '[stroke-opacity], [class*="accent/"]';

/** Whether an element has text of its own. */
const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Finds elements with too little contrast: 3:1 for shapes, 4.5:1 for text. */
function findLowContrast(): string[] {
  const findVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
    );
  const shapes = findVisible(SHAPES.join(',')).filter(
    (element) => !element.matches(FAINT) && getShapeContrast(element) < 3,
  );
  const texts = findVisible('main *').filter((element) => hasText(element) && getTextContrast(element) < 4.5);
  return [...new Set([...shapes, ...texts])].map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Waits for elements, then expects enough contrast in both system schemes and both themes. */
async function expectContrast(...selectors: string[]) {
  for (const selector of selectors)
    await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull();
  for (const scheme of ['light', 'dark'] as const) {
    await forceColours(scheme);
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme;
      expect.soft(findLowContrast(), `${theme} theme, ${scheme} scheme`).toEqual([]);
    }
  }
}

test('forced colours: bars, charts, badges, checks and icons have enough contrast in both schemes', async () => {
  respondFromLargeMarket();
  const { router } = await renderApp('/category?categoryId=31&tab=concentration');
  await expectContrast('figure .hatched');
  await router.navigate('/category?categoryId=31&tab=products&charts=on&products.medianPrice=..200000');
  await expectContrast('[role=grid] span > svg', 'th[aria-sort] svg', 'figure svg circle, figure svg path');
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('checkbox').first().click();
  await expectContrast(
    '[role=checkbox][aria-checked=true] svg',
    '[role=dialog] [role=checkbox][aria-checked=false]',
  );
  await press('{Escape}');
  await router.navigate('/seller-brands?sellerId=101');
  await expectContrast('[role=grid] .mark', 'figure ol .mark', '[data-bubble]');
  await router.navigate('/categories?categoryIds=32');
  await expectContrast('[role=treeitem][aria-checked=mixed] svg', '[role=treeitem][aria-checked=true] svg');
  await router.navigate('/categories');
  await expectContrast('[data-tile]');
  await router.navigate('/market');
  await expectContrast('main ol .mark');
}, 60_000);
