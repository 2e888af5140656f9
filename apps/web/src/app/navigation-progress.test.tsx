import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../../test/default-market.ts';
import { renderApp } from '../../test/render-app.tsx';
import { publicRoutes } from '../pages/routes.ts';
import { layoutRoutes } from './routes.ts';

const sections = page.getByRole('navigation', { name: 'Разделы' });
const code = page.getByLabelText('Код для входа');
const announcement = page.getByText('Открывается страница…');
const formTitle = page.getByRole('heading', { name: 'Введите код' });

/** Delays the code of a screen until the returned function is called. */
function delayCode(path: string) {
  const screen = [...layoutRoutes, ...publicRoutes].find((one) => one.path === path);
  if (screen === undefined) throw new Error(`No ${path}`);
  const { load } = screen;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.spyOn(screen, 'load').mockImplementation(() => promise.then(load));
  return () => resolve(undefined);
}

test('after a sign-in the form stays, then an outline is shown and announced until the screen is loaded', async () => {
  const resume = delayCode('/');
  await renderApp('/login', { signedIn: false });
  await page.getByLabelText('E-mail').fill(user.email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect.element(formTitle).toBeVisible();
  await code.fill('123456');
  await expect.element(announcement).toBeInTheDocument();
  const outline = document.elementFromPoint(700, 24)?.closest('[aria-hidden]');
  expect(outline?.getBoundingClientRect()).toMatchObject({
    x: 0,
    y: 0,
    width: innerWidth,
    height: innerHeight,
  });
  expect(outline?.textContent).toBe('Vitrina');
  await userEvent.keyboard('1');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);

  resume();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Какой магазин ваш?' })).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  await expect.element(announcement).not.toBeInTheDocument();
  expect(outline?.isConnected).toBe(false);
});

test('after a logout the screen disappears before the sign-in page is loaded', async () => {
  const resume = delayCode('/login');
  const { session } = await renderApp('/method');
  await expect.element(sections).toBeVisible();
  session.end({ isLogout: true });
  await expect.element(announcement).toBeInTheDocument();
  await expect.element(sections).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Как считаем' })).not.toBeInTheDocument();
  resume();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
});

test('a slow navigation shows a line above the current screen', async () => {
  const resume = delayCode('/billing');
  const { router } = await renderApp('/account');
  const heading = page.getByRole('heading', { level: 1, name: 'Account' });
  await expect.element(heading).toBeVisible();
  void router.navigate('/billing');
  await expect.element(announcement).toBeInTheDocument();
  await expect.element(heading).toBeVisible();
  expect(document.elementFromPoint(300, 1)?.getBoundingClientRect()).toMatchObject({ y: 0, height: 2 });
  resume();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Billing' })).toHaveFocus();
  await expect.element(announcement).not.toBeInTheDocument();
});
