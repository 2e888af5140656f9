import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';
import products from './examples/products.py?raw';

test('the page API shows its examples as in the files, with translated comments, each with a copy button', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp('/programs');
  for (const name of ['curl', 'Python', 'JavaScript'])
    await expect.element(page.getByRole('figure', { name, exact: true })).toBeVisible();
  expect(page.getByRole('figure', { name: 'Shell' }).getByRole('code').element().textContent).toBe(
    `export VITRINA_URL=${location.origin}\nexport VITRINA_KEY=key_…\n`,
  );
  await page.getByRole('button', { name: 'Скопировать пример на Python' }).click();
  const comment = '# Десять товаров крупнейшего продавца последней недели: выручка и название\n';
  expect(writeText).toHaveBeenCalledExactlyOnceWith(products.replace('# @products\n', comment));
  for (const code of page.getByRole('code').elements()) expect(code.textContent).not.toMatch(/@\w+$/m);
});

test('Account leads to the page API, and the page back to the keys', async () => {
  const { address } = await renderApp('/account');
  await page.getByRole('link', { name: 'Примеры на странице API' }).click();
  await expect.poll(address).toBe('/programs');
  await page.getByRole('link', { name: 'создайте в Account' }).click();
  await expect.poll(address).toBe('/account');
});

test('/home leads a stranger to the API documentation', async () => {
  await renderApp('/home', { signedIn: false });
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'API' }))
    .toHaveAttribute('href', '/docs');
});
