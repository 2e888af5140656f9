import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { flushConsoleErrors } from '../../../test/console-errors.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { respond, respondAs, respondRaw } from '../../../test/respond.ts';
import { addLink, LINK, removeLink } from '../../../test/shared-link.ts';

const PROFILE = '/seller?sellerId=101&year=2026&weekNumber=46';
const heading = page.getByRole('heading', { level: 1 });
const dead = page.getByRole('heading', { level: 1, name: 'Ссылка не действует' });

const openAsStranger = (href = LINK) => renderApp(href, { signedIn: false });

test('the header shows the entity and the week; nothing else of the app is there', async () => {
  addLink(PROFILE);
  await openAsStranger();
  await expect.element(heading).toHaveTextContent('ИП «Нұрлы Жол»');
  const header = page.getByRole('banner');
  await expect.element(header.getByText('Неделя 46 · 9–15 ноя 2026')).toBeVisible();
  await expect.element(header.getByText('ИП «Нұрлы Жол»')).toBeVisible();
  await expect.element(page.getByText(/Ссылка действует до 16\sдек\s2099/)).toBeVisible();
  await expect.poll(() => document.title).toBe('ИП «Нұрлы Жол» · неделя 46 · Vitrina');
  for (const name of [
    'Следить',
    'Вы следите',
    'Поделиться',
    'Сменить продавца',
    'Предыдущая неделя',
    'Найти…',
    'События',
  ])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
  for (const name of ['Сравнить', 'На одной странице', 'Продавцы'])
    expect(page.getByRole('link', { name }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('search engines and other sites do not learn the address', async () => {
  addLink(PROFILE);
  await openAsStranger();
  await expect.element(heading).toBeVisible();
  const read = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect(read('robots')).toBe('noindex');
  expect(read('referrer')).toBe('no-referrer');
});

test('the token is only in the address: not in storage, the title or the page', async () => {
  respondFromLargeMarket();
  addLink(`${PROFILE}&tab=products`);
  const info = vi.spyOn(console, 'info');
  const { address } = await openAsStranger();
  await page.getByRole('tab', { name: /^Бренды/ }).click();
  await expect.poll(address).toContain('tab=brands');
  await page.getByRole('button', { name: 'Графики' }).click();
  const stored = [localStorage, sessionStorage]
    .map((storage) => JSON.stringify(Object.entries(storage)))
    .join();
  expect(stored).toContain('charts::/seller:brands');
  for (const text of [stored, document.title, document.documentElement.outerHTML])
    expect(text).not.toContain('link_');
  expect(info).not.toHaveBeenCalled();
});

test('another entity or week in the address is replaced by the link’s, and Back leads to the previous tab', async () => {
  addLink(PROFILE);
  const { address, router } = await openAsStranger(`${LINK}?sellerId=102&year=2026&weekNumber=45&tab=brands`);
  await expect.element(page.getByRole('tab', { name: /^Бренды/, selected: true })).toBeVisible();
  expect(address()).toBe(`${LINK}?tab=brands&year=2026&weekNumber=46&sellerId=101`);
  await page.getByRole('tab', { name: /^Товары/ }).click();
  await expect.poll(address).toContain('tab=products');
  // A focused tab is opened again when the window gets the focus.
  await userEvent.keyboard('{Tab}');
  await router.navigate(-1);
  await expect.element(page.getByRole('tab', { name: /^Бренды/, selected: true })).toBeVisible();
});

test('the page shows that the week was republished and that the formula has changed', async () => {
  addLink(PROFILE);
  const week = { year: 2026, weekNumber: 46, expiresAt: '2099-12-16T05:00:00.000Z' };
  respond(contract.share.open, {
    status: 200,
    body: { path: PROFILE, ...week, isReplaced: true, isFormulaChanged: true },
  });
  await openAsStranger();
  await expect.element(page.getByText(/^Неделю с тех пор опубликовали заново/)).toBeVisible();
  await expect.element(page.getByText(/^Формула индекса с тех пор изменилась/)).toBeVisible();
  await expect.element(heading).toHaveTextContent('ИП «Нұрлы Жол»');
});

test.each([
  ['revoked', removeLink],
  ['expired', () => addLink(PROFILE, '2026-11-17T05:00:00.000Z')],
])('a link that is %s says so without offering to try again', async (_, prepare) => {
  prepare();
  await openAsStranger();
  await expect.element(dead).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Что такое Vitrina' }))
    .toHaveAttribute('href', '/home');
  await expectAccessible();
});

test.each(['/s', '/s/', '/s/x'])('the incomplete address %s is a dead link, not a sign-in', async (href) => {
  const { address } = await openAsStranger(href);
  await expect.element(dead).toBeVisible();
  expect(address()).toBe(href);
});

test('a link revoked while it is read opens nothing further', async () => {
  addLink(PROFILE);
  await openAsStranger();
  await expect.element(page.getByRole('tab', { name: /^Причины/ })).toBeVisible();
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  // A read that ends after the revocation is refused too, and the tabs are gone before the click.
  await expect.poll(() => document.querySelectorAll('.animate-breathe').length).toBe(0);
  removeLink();
  await page.getByRole('tab', { name: /^Конкуренты/ }).click();
  await expect.element(dead).toBeVisible();
  expect(page.getByRole('grid').elements()).toHaveLength(0);
});

test('a server error offers a retry', async () => {
  addLink(PROFILE);
  respondAs(contract.share.open, 'server-error');
  await openAsStranger();
  await expect
    .element(page.getByRole('alert').getByText('Не удалось получить экран по ссылке'))
    .toBeVisible();
  expect(page.getByRole('link', { name: /Состояние сервера/ }).elements()).toHaveLength(0);
  respondRaw(contract.share.open, () =>
    Response.json({
      path: PROFILE,
      year: 2026,
      weekNumber: 46,
      expiresAt: '2099-12-16T05:00:00.000Z',
      isReplaced: false,
      isFormulaChanged: false,
    }),
  );
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(heading).toHaveTextContent('ИП «Нұрлы Жол»');
  flushConsoleErrors();
});

test('beyond the link’s limit a tab shows how long to wait, the page stays, and the tab can be read again', async () => {
  addLink(PROFILE);
  await openAsStranger();
  await expect.element(page.getByRole('tab', { name: /^Конкуренты/ })).toBeVisible();
  respondAs(contract.seller.similar, 'rate-limited');
  await page.getByRole('tab', { name: /^Конкуренты/ }).click();
  const failed = page.getByRole('alert').filter({ hasText: /повторите через 60 с/ });
  await expect.element(failed).toBeVisible();
  await expect.element(heading).toHaveTextContent('ИП «Нұрлы Жол»');
  await expectAccessible();
  respondRaw(contract.seller.similar, () => Response.json({ similarSellers: [] }));
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(failed).not.toBeInTheDocument();
  flushConsoleErrors();
});

test('a signed-in person sees the same, and the visit is not stored', async () => {
  addLink(PROFILE);
  await renderApp(LINK);
  await expect.element(heading).toHaveTextContent('ИП «Нұрлы Жол»');
  await expect.element(page.getByText(/^Открыто по ссылке/)).toBeVisible();
  expect(page.getByRole('button', { name: /Следить|Вы следите/ }).elements()).toHaveLength(0);
  expect(page.getByRole('navigation', { name: 'Разделы' }).elements()).toHaveLength(0);
  expect(localStorage.getItem('entities:u1')).toBeNull();
});
