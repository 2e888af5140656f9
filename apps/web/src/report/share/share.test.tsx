import { contract } from '@vitrina/contract';
import { readSharedAddress } from '@vitrina/contract/serving';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedShares } from '../../../test/default-market.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond, respondAs, respondRaw } from '../../../test/respond.ts';
import { weekScreens, withWeek } from '../../../test/screens.ts';

const share = page.getByRole('button', { name: 'Поделиться' });
const menu = page.getByRole('button', { name: 'Действия' });
const item = page.getByRole('menuitem', { name: 'Поделиться' });
const dialog = page.getByRole('dialog', { name: 'Поделиться' });
const create = dialog.getByRole('button', { name: 'Создать ссылку' });
const address = dialog.getByRole('textbox', { name: 'Адрес ссылки' });

const listPaths = () => storedShares.read().shares.map(({ path }) => path);

test.each(weekScreens.map(({ href }) => href))(
  '%s has the button or the menu item only if a link can open it',
  async (href) => {
    await renderApp(href);
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    const canBeShared = readSharedAddress(withWeek(href, 46)) !== undefined;
    if (menu.elements().length > 0) await menu.click();
    await expect.poll(() => share.elements().length + item.elements().length).toBe(canBeShared ? 1 : 0);
  },
);

test('a link to the screen as it is shown is made for the chosen time, and its address can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp('/seller-products?sellerId=101&products.sort=-sellerPrice&against=2026-W44');
  await share.click();
  await expect.element(dialog.getByText(/неделя 46 · 9–15\sноя\s2026/)).toBeVisible();
  await dialog.getByRole('radio', { name: '7 дней' }).click();
  await create.click();
  await expect.element(address).toHaveFocus();
  const [made] = storedShares.read().shares;
  expect(Date.parse(made?.expiresAt ?? '') - Date.parse(made?.createdAt ?? '')).toBe(7 * 86_400_000);
  const [path, search] = (made?.path ?? '').split('?');
  expect(path).toBe('/seller-products');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    sellerId: '101',
    'products.sort': '-sellerPrice',
    year: '2026',
    weekNumber: '46',
    against: '2026-W44',
  });
  const url = `${window.location.origin}/s/${made?.token}`;
  await expect.element(address).toHaveValue(url);
  await dialog.getByRole('button', { name: 'Скопировать адрес ссылки' }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  await expect.element(dialog.getByRole('status').filter({ hasText: 'Скопировано' })).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(share).toHaveFocus();
  await share.click();
  await expect.element(create).toBeVisible();
  expect(document.body.textContent).not.toContain('link_');
});

test('a week of comparison that is not published is left out of the link', async () => {
  await renderApp('/brand?brandId=7&against=2026-W12');
  await menu.click();
  await item.click();
  await create.click();
  await expect.poll(listPaths).toEqual(['/brand?brandId=7&year=2026&weekNumber=46']);
  await expect.element(address).toBeVisible();
  await expectAccessible('[role=dialog]');
});

test('a link beyond the most is refused in words, and the dialog stays', async () => {
  respond(contract.share.create, {
    status: 400,
    body: { error: 'Больше 100 ссылок не бывает: отзовите лишнюю и повторите.', code: 'VALIDATION_ERROR' },
  });
  await renderApp('/seller?sellerId=101');
  await menu.click();
  await item.click();
  await create.click();
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: /^Больше 100 ссылок не бывает/ }))
    .toBeVisible();
  await expectAccessible('[role=dialog]');
});

test('without a network no link is made, and the dialog says so', async () => {
  respondAs(contract.share.create, 'offline');
  await renderApp('/seller-products?sellerId=101');
  await share.click();
  await create.click();
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: /^Сервер не ответил: проверьте сеть/ }))
    .toBeVisible();
  await expect.element(create).toBeVisible();
  expect(listPaths()).toEqual([]);
});

test('filters that are too long for a link are said before anything is sent', async () => {
  const calls = respond(contract.share.create, () => {
    throw new Error('Nothing is sent');
  });
  await renderApp(`/seller-products?sellerId=101&products.productName=${'я'.repeat(400)}`);
  await share.click();
  await create.click();
  await expect.element(dialog.getByRole('alert').filter({ hasText: /снимите часть/ })).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('by keyboard: open, choose the time, make, close; the focus returns', async () => {
  await renderApp('/category-products?categoryId=31');
  await expect.element(share).toBeVisible();
  (share.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
  const longest = dialog.getByRole('radio', { name: '90 дней' });
  await expect.element(longest).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(longest).toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(share).toHaveFocus();
});

test.each(['/seller?sellerId=101', '/product?productId=5001'])(
  'on a phone %s is shared from the menu, whose button gets the focus again',
  async (href) => {
    await renderApp(href, { width: 390 });
    await menu.click();
    await item.click();
    await create.click();
    await expect.element(address).toBeVisible();
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect.element(menu).toHaveFocus();
  },
);

test('an ended session leads to the sign-in, and back to the screen', async () => {
  const unauthorized = { error: 'Вы не вошли.', code: 'UNAUTHORIZED' };
  for (const endpoint of [contract.share.create, contract.auth.refresh])
    respondRaw(endpoint, () => Response.json(unauthorized, { status: 401 }));
  const { address: shown } = await renderApp('/seller-products?sellerId=101');
  await share.click();
  await create.click();
  await expect.poll(shown).toBe('/login');
  expect(sessionStorage.getItem('intended')).toContain('/seller-products?sellerId=101');
});

test('a server without accounts has no button', async () => {
  respondRaw(contract.follow.list, () =>
    Response.json({ error: 'Нет такого адреса.', code: 'NOT_FOUND' }, { status: 404 }),
  );
  await renderApp('/seller-products?sellerId=101');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(share).not.toBeInTheDocument();
});
