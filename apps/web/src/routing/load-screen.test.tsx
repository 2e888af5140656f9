import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { emulateNetwork } from '../../test/emulate-network.ts';
import { renderApp } from '../../test/render-app.tsx';
import { layoutRoutes } from '../app/routes.ts';
import { type LoadScreen, loadScreen } from './load-screen.ts';

const rejectWith = (message: string) => vi.fn<() => Promise<never>>().mockRejectedValue(new Error(message));

const settleOrWait = (promise: Promise<unknown>) =>
  Promise.race([promise.catch(() => 'rethrown'), new Promise((done) => setTimeout(done, 50, 'waiting'))]);

test('if a lazily loaded screen fails to load, the page reloads once per distinct error message', async () => {
  const reload = vi.fn();
  expect(await settleOrWait(loadScreen(rejectWith('no seller.js'), reload))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);

  expect(await settleOrWait(loadScreen(rejectWith('no seller.js'), reload))).toBe('rethrown');
  expect(reload).toHaveBeenCalledTimes(1);

  expect(await settleOrWait(loadScreen(rejectWith('no brand.js'), reload))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page is never reloaded if the browser cannot store that it was', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = vi.fn();
  expect(await settleOrWait(loadScreen(rejectWith('no storage.js'), reload))).toBe('rethrown');
  expect(reload).not.toHaveBeenCalled();
});

test('without a network the page stays, and the screen’s code is fetched again when online', async () => {
  const { goOffline, goOnline } = emulateNetwork();
  goOffline();
  const Component = () => null;
  const load = vi.fn<LoadScreen>().mockRejectedValueOnce(new Error('no network.js'));
  load.mockResolvedValue({ Component });
  const reload = vi.fn();
  const pending = loadScreen(load, reload);
  expect(await settleOrWait(pending)).toBe('waiting');
  goOnline();
  expect(await pending).toBe(Component);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('a preload error that a listener handled is not an error', async () => {
  const handled = () => Promise.resolve(undefined as never);
  const Screen = await loadScreen(handled, () => undefined);
  const { container } = await render(<Screen />);
  expect(container.textContent).toBe('');
});

test('the reload opens the target of the navigation', async () => {
  const screen = layoutRoutes.find(({ path }) => path === '/billing');
  if (screen === undefined) throw new Error('No /billing');
  vi.spyOn(screen, 'load').mockRejectedValue(new Error('no billing.js'));
  const { router, reloads, address } = await renderApp('/account');
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible();

  void router.navigate('/billing?from=menu');
  await expect.poll(() => reloads).toEqual(['/billing?from=menu']);
  expect(address()).toBe('/account');
});

test('the second time the error screen shows the error', async () => {
  const screen = layoutRoutes.find(({ path }) => path === '/upgrade');
  if (screen === undefined) throw new Error('No /upgrade');
  vi.spyOn(screen, 'load').mockRejectedValue(new Error('no upgrade.js'));
  sessionStorage.setItem('reloaded:no upgrade.js', 'yes');
  const { reloads } = await renderApp('/upgrade');
  await page.getByRole('button', { name: 'Show Error' }).click();
  await expect.element(page.getByText('no upgrade.js')).toBeVisible();
  expect(reloads).toEqual([]);
  flushConsoleErrors();
});
