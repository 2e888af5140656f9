import type { QueryClient } from '@tanstack/react-query';
import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';
import { layoutRoutes } from './routes.ts';

const info = { status: 200, body: { sellerInfo: examples.SellerInfo } } as const;
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Records whether the code of one screen is fetched. */
function watchCode(path: string) {
  const screen = layoutRoutes.find((one) => one.path === path);
  if (screen === undefined) throw new Error(`No ${path}`);
  return vi.spyOn(screen, 'load');
}

/** Moves the cursor away from all links; the middle of the page may have one. */
const leave = () => page.getByRole('heading', { level: 1 }).hover();

/** Hovers over a link until it has caused `count` calls. Hovers again where the page moved the link away. */
const restUntil = (link: Locator, calls: { length: number }, count: number) =>
  expect
    .poll(async () => {
      await leave();
      await link.hover();
      await wait(100);
      return calls.length;
    })
    .toBe(count);

/** Opens a week's page with a link to a seller, out of view until scrolled to. */
async function visitWithLink() {
  const visited = await renderApp('/brand-sellers?brandId=7');
  const link = page.getByRole('link', { name: 'ИП «Нұрлы Жол»' }).first();
  await expect.element(link).toBeVisible();
  await leave();
  return { ...visited, link };
}

test('a link under a resting cursor preloads its screen and its data of the same week', async () => {
  const calls = respond(contract.seller.info, info);
  const { link } = await visitWithLink();
  await restUntil(link, calls, 1);
  expect(calls[0]?.params).toMatchObject({ year: '2026', weekNumber: '46', sellerId: '101' });
});

test('a cursor that passes over a link in under 50 ms preloads nothing', async () => {
  const calls = respond(contract.seller.info, info);
  const { link } = await visitWithLink();
  const element = link.element();
  element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  await wait(150);
  expect(calls).toEqual([]);
});

test('a link that gets the focus preloads its screen and its data', async () => {
  const calls = respond(contract.seller.info, info);
  const { link } = await visitWithLink();
  const element = link.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.poll(() => calls.length).toBe(1);
});

test('a link that is touched preloads its screen and its data', async () => {
  const calls = respond(contract.seller.info, info);
  const { link } = await visitWithLink();
  link.element().dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
  await expect.poll(() => calls.length).toBe(1);
});

test('a link within 100 px of the viewport preloads its screen’s code, never its data', async () => {
  const code = watchCode('/seller');
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  const calls = respond(contract.seller.info, info);
  await visitWithLink();
  await expect.poll(() => code.mock.calls.length).toBeGreaterThan(0);
  const margins = observe.mock.contexts.map(
    (observer) => observer instanceof IntersectionObserver && observer.rootMargin,
  );
  expect(new Set(margins)).toEqual(new Set(['100px 100px 100px 100px']));
  await wait(100);
  expect(calls).toEqual([]);
});

test('an intent does not refetch fresh cache entries', async () => {
  const calls = respond(contract.seller.info, info);
  const { link, queryClient } = await visitWithLink();
  await restUntil(link, calls, 1);
  await leave();
  await link.hover();
  await wait(150);
  expect(calls.length).toBe(1);

  await queryClient.invalidateQueries({ queryKey: ['GET', contract.seller.info.path] });
  await restUntil(link, calls, 2);
});

test('a visit shows the preloaded data and repeats no request', async () => {
  const calls = respond(contract.seller.info, info);
  const { link, address } = await visitWithLink();
  await link.click();
  await expect.element(page.getByRole('heading', { name: 'ИП «Нұрлы Жол»' })).toBeVisible();
  expect(address()).toBe('/seller?sellerId=101&year=2026&weekNumber=46');
  const weeks = calls.map(({ params }) => params['weekNumber']);
  expect(weeks.filter((week) => week !== '45')).toEqual(['46']);
});

/** Waits until no component shows a failed report, shortly after the next screen appears. */
const waitForUnmount = (queryClient: QueryClient) =>
  expect
    .poll(() => {
      const active = queryClient.getQueryCache().findAll({ type: 'active' });
      return active.filter(({ state }) => state.status === 'error').length;
    })
    .toBe(0);

const unavailable = {
  status: 503,
  body: { error: 'Сервер перезапускается.', code: 'SERVICE_UNAVAILABLE' },
} as const;

test('a failed report stays failed while it is on the screen and is requested again on the next visit', async () => {
  const failing = respond(contract.seller.brands, unavailable);
  const { router, queryClient } = await renderApp('/seller-brands?sellerId=101');
  await expect.element(page.getByRole('alert').getByText(/SERVICE_UNAVAILABLE/)).toBeVisible();
  await router.navigate('/seller-brands?sellerId=101&year=2026&weekNumber=46&brands.sort=revenue');
  await wait(100);
  expect(failing.length).toBe(1);

  await router.navigate('/method');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Как считаем' })).toBeVisible();
  await waitForUnmount(queryClient);
  const requests = respond(contract.seller.brands, {
    status: 200,
    body: { sellerBrands: [examples.SellerBrand] },
  });
  await router.navigate(-1);
  await expect.poll(() => requests.length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a first visit requests each report once when all of them fail at once', async () => {
  const { brand } = contract;
  const requests = [brand.info, brand.sellers, brand.products, brand.categories].map((endpoint) =>
    respond(endpoint, unavailable),
  );
  await renderApp('/brand?brandId=7');
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/SERVICE_UNAVAILABLE/)
        .first(),
    )
    .toBeVisible();
  await wait(300);
  expect(requests.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
});

test('a failed search is requested again on the next visit', async () => {
  const failing = respond(contract.brand.byCategories, unavailable);
  const { router, queryClient } = await renderApp('/brands?categoryId=31');
  await expect.element(page.getByRole('alert').getByText(/SERVICE_UNAVAILABLE/)).toBeVisible();
  expect(failing.length).toBe(1);
  await router.navigate('/method');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Как считаем' })).toBeVisible();
  await waitForUnmount(queryClient);
  await router.navigate(-1);
  await expect.poll(() => failing.length).toBe(2);
});
