import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { pauseResponses } from '../respond.ts';
import { emulateMedia } from '../media-features.ts';
import { renderApp } from '../render-app.tsx';
import { respondFromLargeMarket } from '../large-market.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const getButton = (name: string | RegExp) => page.getByRole('button', { name });

/** Whether a style has an animation, a transition or smooth scrolling. */
const hasMotion = ({
  animationName,
  transitionProperty,
  transitionDuration,
  scrollBehavior,
}: CSSStyleDeclaration) =>
  animationName !== 'none' ||
  scrollBehavior === 'smooth' ||
  (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration));

/** Finds running animations and elements that may move. */
const findMotion = () => [
  ...document.getAnimations().map(() => 'a running animation'),
  ...[...document.querySelectorAll('*')]
    .filter((element) =>
      [undefined, '::before', '::after'].some((pseudo) => hasMotion(getComputedStyle(element, pseudo))),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120)),
];

/** Waits for an element, then expects no motion on the page. */
async function expectNoMotion(locator: Locator) {
  await expect.element(locator).toBeVisible();
  expect(findMotion()).toEqual([]);
}

test('with reduced motion nothing moves: neither loading states nor overlays', async () => {
  await emulateMedia({});
  respondFromLargeMarket();
  const resume = pauseResponses();
  const { router } = await renderApp('/seller-products?sellerId=101');
  await expect.element(page.getByText('Загрузка…').first()).toBeInTheDocument();
  await expect.poll(findMotion).not.toEqual([]);
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await expect.poll(findMotion).toEqual([]);
  resume();
  await expectNoMotion(page.getByRole('grid'));
  await press('{Control>}k{/Control}');
  await expectNoMotion(page.getByRole('dialog', { name: 'Поиск' }));
  await press('{Escape}');
  for (const [opener, role] of [
    [/^Неделя 46 /, 'menu'],
    ['Столбцы', 'dialog'],
    ['Экспорт', 'menu'],
  ] as const) {
    await getButton(opener).click();
    await expectNoMotion(page.getByRole(role));
    await press('{Escape}');
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  }
  await getButton(/^Неделя 46 /).click();
  await page.getByRole('menuitem', { name: 'Обновить список недель' }).click();
  await expectNoMotion(page.getByText('Новых недель нет').first());
  await router.navigate('/categories');
  await getButton(/^Разделы/).click();
  await expectNoMotion(page.getByRole('treeitem').first());

  await page.viewport(390, 844);
  await router.navigate('/seller-products?sellerId=101');
  for (const opener of [/^Фильтры/, 'Развернуть панель']) {
    await getButton(opener).click();
    await expectNoMotion(page.getByRole('dialog'));
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});
