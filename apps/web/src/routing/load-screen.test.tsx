import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { emulateNetwork } from '../../test/emulate-network.ts';
import { renderApp } from '../../test/render-app.tsx';
import { layoutRoutes } from '../app/routes.ts';
import { type LoadScreen, loadScreen } from './load-screen.ts';

const failing = (message: string) => vi.fn<() => Promise<never>>().mockRejectedValue(new Error(message));

const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.catch(() => 'rethrown'), new Promise((done) => setTimeout(done, 50, 'waiting'))]);

test('if a lazily loaded screen fails to load, the page reloads once per distinct error message', async () => {
  const reload = vi.fn();
  expect(await settled(loadScreen(failing('no seller.js'), reload))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);

  expect(await settled(loadScreen(failing('no seller.js'), reload))).toBe('rethrown');
  expect(reload).toHaveBeenCalledTimes(1);

  expect(await settled(loadScreen(failing('no brand.js'), reload))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page is never reloaded when the browser cannot remember that it was', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = vi.fn();
  expect(await settled(loadScreen(failing('no storage.js'), reload))).toBe('rethrown');
  expect(reload).not.toHaveBeenCalled();
});

test('without a network the page is kept, and the screen’s code is fetched again when there is one', async () => {
  const { goOffline, goOnline } = emulateNetwork();
  goOffline();
  const Component = () => null;
  const load = vi.fn<LoadScreen>().mockRejectedValueOnce(new Error('no network.js'));
  load.mockResolvedValue({ Component });
  const reload = vi.fn();
  const coming = loadScreen(load, reload);
  expect(await settled(coming)).toBe('waiting');
  goOnline();
  expect(await coming).toBe(Component);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('a preload error that somebody has handled is not an error', async () => {
  const handled = () => Promise.resolve(undefined as never);
  const Screen = await loadScreen(handled, () => undefined);
  const { container } = await render(<Screen />);
  expect(container.textContent).toBe('');
});

test('the page that is loaded anew is the one the person is on the way to', async () => {
  const screen = layoutRoutes.find(({ path }) => path === '/billing');
  if (screen === undefined) throw new Error('No /billing');
  vi.spyOn(screen, 'load').mockRejectedValue(new Error('no billing.js'));
  const { router, reloads, address } = await renderApp('/account');
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible();

  void router.navigate('/billing?from=menu');
  await expect.poll(() => reloads).toEqual(['/billing?from=menu']);
  expect(address()).toBe('/account');
});

test('the second time the error screen shows what failed', async () => {
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
