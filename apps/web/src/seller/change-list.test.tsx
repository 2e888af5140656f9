import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';

test('says why the revenue of a seller changed: steps that select cards, and the cards', async () => {
  await renderApp('/seller?sellerId=101&tab=changes');
  await expect.element(page.getByRole('heading', { name: 'Из чего сложилось изменение, ₸' })).toBeVisible();
  const demand = page.getByRole('button', { name: /Спрос на карточках/ });
  await demand.click();
  await expect.element(demand).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('radio', { name: /^Все/ })).toBeVisible();
  await expectAccessible();
});
