import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { tourHandler } from '../../test/tour-market.ts';

test('the choice of a seller begins with the own shop, even if others were followed earlier', async () => {
  mswWorker.resetHandlers(tourHandler);
  const follows = [
    { kind: 'seller' as const, id: 102, note: '', isMine: false },
    { kind: 'seller' as const, id: 101, note: '', isMine: true },
  ];
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
  const { address } = await renderApp('/seller-products');
  await expect.element(page.getByRole('main')).toBeVisible();
  const options = page.getByRole('main').getByRole('option');
  const readTexts = () => options.elements().map(({ textContent }) => textContent);
  await expect.poll(readTexts).toContainEqual(expect.stringContaining('мой магазин'));
  expect(readTexts().slice(0, 2)).toEqual([
    expect.stringMatching(/^Aspan Home.*мой магазин/),
    expect.stringMatching(/^Alatau Digital(?!.*мой)/),
  ]);
  await options.first().click();
  await expect.poll(address).toContain('/seller-products?sellerId=101&');
});
