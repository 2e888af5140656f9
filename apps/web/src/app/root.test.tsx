import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter } from 'react-router';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { storeSession, renderApp } from '../../test/render-app.tsx';
import { App, createApp } from './app.tsx';
import { publicRoutes } from '../pages/routes.ts';
import { layoutRoutes } from './routes.ts';
import { createRoutes } from './create-routes.ts';

const sections = page.getByRole('navigation', { name: 'Разделы' });
const signInHeading = page.getByRole('heading', { name: 'Вход' });

test('all routes have one root layout and every screen loads lazily', async () => {
  const { queryClient } = await renderApp('/home', { signedIn: false });
  const [root, ...others] = createRoutes({ queryClient, reload: () => undefined });
  expect(others).toEqual([]);
  const screens = (root?.children ?? []).flatMap((route) => [
    route,
    ...(route.children ?? []).flatMap(({ children = [] }) => children),
  ]);
  expect(screens.length).toBeGreaterThan(layoutRoutes.length + publicRoutes.length);
  for (const { lazy, Component } of screens) {
    expect(lazy).toBeDefined();
    expect(Component).toBeUndefined();
  }
});

test('while the session is loading, a full-screen text "Loading..." is shown', async () => {
  storeSession();
  const app = createApp({
    href: '/',
    start: (routes, target) => createMemoryRouter(routes, { initialEntries: [target] }),
    load: () => undefined,
  });
  const state = vi.spyOn(app.session, 'state').mockReturnValue({ status: 'loading' });
  await render(<App {...app} />);
  const loading = page.getByText('Loading...', { exact: true });
  await expect.element(loading).toBeVisible();
  expect(loading.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  await new Promise((done) => setTimeout(done, 300));
  await expect.element(sections).not.toBeInTheDocument();

  state.mockRestore();
  app.session.restore();
  await expect.element(page.getByRole('heading', { name: 'Какой магазин ваш?' })).toBeVisible();
});

for (const path of ['/', '/seller?sellerId=101', '/account', '/no-such-page']) {
  test(`an unauthenticated user is redirected to /login from ${path}`, async () => {
    const { address } = await renderApp(path, { signedIn: false });
    await expect.element(signInHeading).toBeVisible();
    expect(address()).toBe('/login');
  });
}

test('an unauthenticated user stays on /home and on /login', async () => {
  const { address, router } = await renderApp('/home', { signedIn: false });
  await expect.element(page.getByRole('heading', { name: /Что покупают на Kaspi/ })).toBeVisible();
  expect(address()).toBe('/home');
  await router.navigate('/login');
  await expect.element(signInHeading).toBeVisible();
});

test('an unauthenticated user who follows a link inside the app is redirected to /login too', async () => {
  const { address, router } = await renderApp('/home', { signedIn: false });
  await router.navigate('/seller?sellerId=101');
  await expect.element(signInHeading).toBeVisible();
  expect(address()).toBe('/login');
});

for (const path of ['/', '/seller?sellerId=101', '/account', '/no-such-page']) {
  test(`an authenticated user gets the sidebar layout on ${path}`, async () => {
    await renderApp(path);
    await expect.element(sections).toBeVisible();
  });
}

test('an authenticated user gets no sidebar layout on /home', async () => {
  await renderApp('/home');
  await expect.element(page.getByRole('link', { name: 'Открыть отчёты' }).first()).toBeVisible();
  expect(sections.query()).toBeNull();
});

test('an authenticated user who opens /login is redirected to /', async () => {
  const { address } = await renderApp('/login');
  await expect.element(sections).toBeVisible();
  expect(address()).toMatch(/^\/(?:$|\?)/);
});

test('an unknown path shows "Not Found", a similar path and the search', async () => {
  const { address } = await renderApp('/seler?sellerId=101');
  await expect.element(page.getByRole('heading', { name: 'Not Found', exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Продавец, бренд/ })
    .click();
  await expect.element(page.getByRole('combobox', { name: 'Найти' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('main').getByRole('link', { name: '«Профиль продавца»' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'ИП «Нұрлы Жол»' })).toBeVisible();
  expect(address()).toContain('/seller?sellerId=101');
});

test('the error screen shows "Something went wrong!" with a toggle for the message', async () => {
  const screen = layoutRoutes.find(({ path }) => path === '/billing');
  if (screen === undefined) throw new Error('No /billing');
  vi.spyOn(screen, 'load').mockResolvedValue({
    Component: () => {
      throw new Error('Сломалось здесь');
    },
  });
  await renderApp('/billing');
  await expect.element(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect.element(sections).toBeVisible();
  await expect.element(page.getByText('Сломалось здесь')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show Error' }).click();
  await expect.element(page.getByText('Сломалось здесь')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Error' }).click();
  await expect.element(page.getByText('Сломалось здесь')).not.toBeInTheDocument();
  expect(flushConsoleErrors().join()).toContain('Сломалось здесь');
});

test('scroll position is restored', async () => {
  const { router } = await renderApp('/method');
  await expect.element(page.getByRole('heading', { name: 'Показатели' })).toBeInTheDocument();
  window.scrollTo(0, 400);
  await expect.poll(() => window.scrollY).toBe(400);
  await router.navigate('/account');
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  expect(window.scrollY).toBe(0);
  await router.navigate(-1);
  await expect.poll(() => window.scrollY).toBe(400);
});

test('a note is shown while offline', async () => {
  await renderApp('/account');
  await expect.element(sections).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/Нет сети/)).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/Нет сети/)).not.toBeInTheDocument();
});

test('the document title names the screen, the entity and the week', async () => {
  const { router } = await renderApp('/method');
  await expect.poll(() => document.title).toBe('Как считаем · Vitrina');
  await router.navigate('/seller?sellerId=101');
  await expect.poll(() => document.title).toBe('ИП «Нұрлы Жол» · неделя 46 · Vitrina');
  await router.navigate('/category-products?categoryId=31&year=2026&weekNumber=45');
  await expect.poll(() => document.title).toBe('Товары категории «Пылесосы» · неделя 45 · Vitrina');
});
