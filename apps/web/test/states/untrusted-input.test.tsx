import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { getResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Endpoint } from '@vitrina/contract/serving';
import { onEndpoint } from '../../mock/mock-endpoint.ts';
import { config } from '../../src/config.ts';
import { respond, respondRaw } from '../respond.ts';
import { flushConsoleErrors } from '../console-errors.ts';
import { getDefaultHandler, defaultHandler, authResult } from '../default-market.ts';
import { renderApp } from '../render-app.tsx';
import { flushRequests, mswWorker } from '../msw-worker.ts';

const readStoredSession = () =>
  ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const signInHeading = page.getByRole('heading', { name: 'Вход' });

/** Renders a list of one product with the given links. */
async function renderProduct(links: { productKaspiLink?: string; productMainImgLink?: string }) {
  respond(contract.seller.products, {
    status: 200,
    body: { sellerTitle: 'А', sellerProducts: [{ ...examples.SellerProduct, ...links }] },
  });
  await renderApp('/seller-products?sellerId=101');
  const name = page.getByRole('rowheader', { name: examples.SellerProduct.productName });
  await expect.element(name).toBeVisible();
  return name;
}

test('a product link sends no referrer and no opener', async () => {
  const name = await renderProduct({ productKaspiLink: 'https://kaspi.kz/shop/p/1/' });
  expect(name.element().querySelector('a[target]')?.getAttribute('rel')).toBe('noreferrer');
});

test('a product image is requested without a referrer; a missing one is not shown', async () => {
  const policies: string[] = [];
  mswWorker.use(
    http.get('https://pictures.example/1.svg', ({ request }) => {
      policies.push(request.referrerPolicy);
      const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>';
      return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
    }),
    http.get('https://pictures.example/gone.svg', () => new Response('', { status: 404 })),
  );
  const rows = ['1.svg', 'gone.svg'].map((name) => ({
    ...examples.SellerProduct,
    productName: name,
    productMainImgLink: `https://pictures.example/${name}`,
  }));
  respond(contract.seller.products, { status: 200, body: { sellerTitle: 'А', sellerProducts: rows } });
  await renderApp('/seller-products?sellerId=101');
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[role=grid] img')];
  await expect.poll(() => pictures().map(({ naturalWidth }) => naturalWidth)).toEqual([7]);
  expect(policies).toEqual(['no-referrer']);
});

test('a link that is not https is neither rendered nor requested', async () => {
  vi.spyOn(config, 'mode', 'get').mockReturnValue('production');
  const { SellerProduct } = examples;
  const unsafeLinks = [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/1.svg',
    'http://a.kz/',
  ];
  const rows = unsafeLinks.map((link) => ({
    ...SellerProduct,
    productName: link,
    productKaspiLink: link,
    productMainImgLink: link,
  }));
  respondRaw(contract.seller.products, () =>
    Response.json({ sellerTitle: 'А', sellerProducts: [SellerProduct, ...rows] }),
  );
  await renderApp('/seller-products?sellerId=101');
  const cell = (name: string) => page.getByRole('rowheader', { name });
  await expect.element(cell(SellerProduct.productName).getByRole('link')).toBeVisible();
  for (const link of unsafeLinks) {
    await expect.element(cell(link)).toBeVisible();
    expect(cell(link).element().querySelector('a[target], img'), link).toBeNull();
  }
});

test('a title of 10 000 characters with markup is shown as text and does not widen the page', async () => {
  const sellerTitle = `<img src=x onerror="alert(1)">{{7*7}}\u202e${'Ж'.repeat(10_000)}`;
  respond(contract.seller.info, {
    status: 200,
    body: { sellerInfo: { ...examples.SellerInfo, sellerTitle } },
  });
  await renderApp('/seller?sellerId=101', { width: 320 });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(() => heading.element().textContent).toContain(sellerTitle);
  await expect.element(page.getByRole('tab', { name: /^Категории/ })).toBeVisible();
  expect(document.title).toContain('{{7*7}}ЖЖ');
  expect(heading.element().querySelector('img')).toBeNull();
  expect(heading.element().scrollWidth).toBeLessThanOrEqual(heading.element().clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each(['%00', 'x'.repeat(4_000), '', 'TRUE'])(
  'an invalid sidebar_state cookie (%s) is ignored',
  async (word) => {
    document.cookie = `sidebar_state=${word}; path=/`;
    await renderApp('/method');
    await expect.element(page.getByRole('button', { name: 'Свернуть панель' })).toBeVisible();
  },
);

test('with a full storage a session lasts for the tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { session } = await renderApp('/method', { signedIn: false });
  await expect.element(signInHeading).toBeVisible();
  session.signIn(authResult);
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  session.end();
  await expect.element(signInHeading).toBeVisible();
});

test('a logout during the renewal of the session stays a logout', async () => {
  let resume: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => {
    resume = resolve;
  });
  respond(contract.auth.me, { status: 401, body: { error: 'Войдите ещё раз.', code: 'UNAUTHORIZED' } });
  const refreshes = respond(contract.auth.refresh, async () => {
    await paused;
    return { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } } as const;
  });
  const { session } = await renderApp('/method');
  await expect.poll(() => refreshes.length).toBe(1);
  session.end({ isLogout: true });
  await expect.element(signInHeading).toBeVisible();
  resume();
  await flushRequests();
  expect(readStoredSession()).toEqual([null, null, null]);
  expect(session.state().status).toBe('signed out');
  flushConsoleErrors();
});

const { seller, category } = contract;

/** Appends an invalid row to a list, with checks as in production: only the first row. */
function respondWithInvalidRow(endpoint: Endpoint) {
  vi.spyOn(config, 'mode', 'get').mockReturnValue('production');
  const handler = getDefaultHandler(endpoint);
  mswWorker.use(
    onEndpoint(endpoint, async (request) => {
      const response = await getResponse([handler], request);
      const body: unknown = await response?.json();
      const addInvalidRow = (value: unknown) => (Array.isArray(value) ? [...value, null] : value);
      return Response.json(
        Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, addInvalidRow(value)])),
      );
    }),
  );
}

test.each([
  ['/seller-products?sellerId=101', seller.products, 'товары продавца'],
  ['/seller?sellerId=101', seller.categories, 'категории продавца'],
  ['/', category.list, 'список категорий'],
] as const)(
  'on %s an invalid row shows an error in its list only, and a retry recovers',
  async (href, endpoint, what) => {
    respondWithInvalidRow(endpoint);
    await renderApp(href);
    await expect.element(page.getByText(`Не удалось показать ${what}`)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText('Something went wrong!')).not.toBeInTheDocument();
    expect(flushConsoleErrors().length).toBeGreaterThan(0);
    mswWorker.resetHandlers(defaultHandler);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    const title = page.getByRole('main').getByText(examples.CategoryRow.categoryTitle);
    await expect.element(title.first()).toBeInTheDocument();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  },
);

test.each([
  'sellerId=<script>',
  'sellerId=101&tab=x',
  'sellerId=101&year=2019',
  'sellerId=101&weekNumber=1e1',
])('invalid search params are ignored: ?%s', async (search) => {
  await renderApp(`/seller?${search}`);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Неделя 46 / })).toBeVisible();
  await expect.element(page.getByText('Something went wrong!')).not.toBeInTheDocument();
});
