import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';

test('shows where a seller’s prices stand, and the cards of a group, which the address names', async () => {
  const { router } = await renderApp('/seller?sellerId=101&tab=prices');
  await expect.element(page.getByText(/^Самая низкая цена на/)).toBeVisible();
  const alone = page.getByRole('radio', { name: /^Один на карточке/ });
  const count = Number(alone.element().textContent?.replaceAll(/\D/g, ''));
  await alone.click();
  expect(router.state.location.search).toContain('only=alone');
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 2));
  await expectAccessible();
});

test('shows who sells a brand below the usual price, by a threshold that the address names', async () => {
  const { router } = await renderApp('/brand?brandId=7&tab=prices');
  await expect.element(page.getByText(/дешевле обычной цены карточки больше чем на 5/i)).toBeVisible();
  await page.getByRole('radio', { name: '3 %' }).click();
  await expect.element(page.getByText(/больше чем на 3/)).toBeVisible();
  expect(router.state.location.search).toContain('threshold=0.03');
  await expect
    .element(page.getByText('На каждой карточке бренда за эту неделю один продавец.'))
    .toBeVisible();
  await expectAccessible();
});
