import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { holdAnswers } from '../answer.ts';
import { wish } from '../emulated.ts';
import { visit } from '../visit.tsx';
import { answerFromWideMarket } from '../wide-market.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const named = (name: string | RegExp) => page.getByRole('button', { name });

/** Whether a style lets anything move, now or when it changes. */
const moves = ({
  animationName,
  transitionProperty,
  transitionDuration,
  scrollBehavior,
}: CSSStyleDeclaration) =>
  animationName !== 'none' ||
  scrollBehavior === 'smooth' ||
  (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration));

/** What moves on the page, or would. */
const moving = () => [
  ...document.getAnimations().map(() => 'an animation under way'),
  ...[...document.querySelectorAll('*')]
    .filter((element) =>
      [undefined, '::before', '::after'].some((part) => moves(getComputedStyle(element, part))),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120)),
];

/** Waits for a part of the screen, and holds all that is there to stand still. */
async function expectStill(part: Locator) {
  await expect.element(part).toBeVisible();
  expect(moving()).toEqual([]);
}

test('whoever wants no motion sees none: not in what is awaited, nor in what opens over a screen', async () => {
  await wish({});
  answerFromWideMarket();
  const release = holdAnswers();
  const { router } = await visit('/seller-products?sellerId=101');
  await expect.element(page.getByText('Загрузка…').first()).toBeInTheDocument();
  await expect.poll(moving).not.toEqual([]);
  await wish({ 'prefers-reduced-motion': 'reduce' });
  await expect.poll(moving).toEqual([]);
  release();
  await expectStill(page.getByRole('grid'));
  await press('{Control>}k{/Control}');
  await expectStill(page.getByRole('dialog', { name: 'Поиск' }));
  await press('{Escape}');
  for (const [opener, role] of [
    [/^Неделя 46 /, 'menu'],
    ['Столбцы', 'dialog'],
    ['Экспорт', 'menu'],
  ] as const) {
    await named(opener).click();
    await expectStill(page.getByRole(role));
    await press('{Escape}');
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  }
  await named('Обновить список недель').click();
  await expectStill(page.getByText('Новых недель нет').first());
  await router.navigate('/categories');
  await expectStill(page.getByRole('treeitem').first());

  await page.viewport(390, 844);
  await router.navigate('/seller-products?sellerId=101');
  for (const opener of [/^Фильтры/, 'Развернуть панель']) {
    await named(opener).click();
    await expectStill(page.getByRole('dialog'));
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});
