import { contract } from '@vitrina/contract';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';
import { navigation, userNavigation } from '../routing/navigation.ts';
import { layoutRoutes } from './routes.ts';

const flat = navigation.map(({ title, url, items }) => ({
  title,
  url: items === undefined ? url : undefined,
  items: items?.map((item) => `${item.title} ${item.url}`),
}));

test('the sidebar has the items of the specification, in their order', () => {
  expect(flat).toEqual([
    { title: 'Главная', url: '/', items: undefined },
    { title: 'Продавцы', url: undefined, items: ['Найти продавцов /sellers'] },
    {
      title: 'Категории',
      url: undefined,
      items: [
        'Найти категории /categories',
        'Профиль категории /category',
        'Продавцы категории /category-sellers',
        'Бренды категории /category-brands',
        'Товары категории /category-products',
      ],
    },
    {
      title: 'Бренды',
      url: undefined,
      items: [
        'Найти бренды /brands',
        'Профиль бренда /brand',
        'Категории бренда /brand-categories',
        'Продавцы бренда /brand-sellers',
        'Товары бренда /brand-products',
      ],
    },
  ]);
});

test('every item leads to a screen with the same title', () => {
  const entries = [
    ...navigation.flatMap(({ title, url, items }) => items ?? [{ title, url }]),
    ...userNavigation,
  ];
  for (const { title, url } of entries) {
    expect(layoutRoutes.find(({ path }) => path === url)?.title).toBe(title);
  }
});

test('the group of the current page is open at start, and the page is in bold', async () => {
  await renderApp('/brand-products');
  const current = page.getByRole('link', { name: 'Товары бренда' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(Number(getComputedStyle(current.element()).fontWeight)).toBeGreaterThanOrEqual(600);
  await expect.element(page.getByRole('link', { name: 'Найти категории' })).not.toBeInTheDocument();
});

test('a sidebar link contains the week, also in a new tab', async () => {
  await renderApp('/brands?year=2026&weekNumber=44');
  const link = page.getByRole('link', { name: 'Продавцы бренда' });
  await expect.element(link).toHaveAttribute('href', '/brand-sellers?year=2026&weekNumber=44');
});

const toHome = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Главная' });

/** Clicks a link with modifiers; returns whether the browser handles it. */
function isLeftToBrowser(link: Element, click: MouseEventInit): boolean {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return isLeft;
}

test('a click for a new tab or a download is left to the browser; a plain one navigates in the app', async () => {
  const { address } = await renderApp('/method');
  await expect.element(toHome).toBeVisible();
  const link = toHome.element();
  for (const click of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    expect(isLeftToBrowser(link, click), JSON.stringify(click)).toBe(true);
  link.setAttribute('target', '_blank');
  expect(isLeftToBrowser(link, {})).toBe(true);
  expect(address()).toBe('/method');
  link.setAttribute('target', '_self');
  expect(isLeftToBrowser(link, {})).toBe(false);
  await expect.poll(address).toBe('/?year=2026&weekNumber=46');
});

test('a link to the current page adds no history entry, another link does', async () => {
  const before = window.location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const { router, address } = await renderApp('/method');
  history.replaceState(null, '', '/method');
  const here = router.state.location.key;
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Как считаем' }).click();
  await expect.poll(() => router.state.location.key).not.toBe(here);
  expect(router.state.historyAction).toBe('REPLACE');
  await toHome.click();
  await expect.poll(address).toMatch(/^\/(?:$|\?)/);
  await router.navigate(-1);
  await expect.poll(address).toBe('/method');
});

test('the user menu shows the user’s e-mail and offers Upgrade to Pro, Account, Billing, Notifications and «Выйти»', async () => {
  respond(contract.imports.list, {
    status: 403,
    body: { error: 'Загружать данные вам нельзя.', code: 'FORBIDDEN' },
  });
  await renderApp('/method');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu.getByText('aigerim@sauda.kz')).toBeVisible();
  const items = menu.getByRole('menuitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    'Upgrade to Pro',
    'Account',
    'Billing',
    'Notifications',
    'Как считаем',
    expect.stringContaining('Тема'),
    'Выйти',
  ]);
});

for (const { title, url } of userNavigation) {
  test(`${title} opens its page`, async () => {
    const { address } = await renderApp('/method');
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    await page.getByRole('menuitem', { name: title }).click();
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(address()).toBe(url);
  });
}
