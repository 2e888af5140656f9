import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { getResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onEndpoint, type Endpoint } from '../../mock/mock-endpoint.ts';
import { config } from '../../src/config.ts';
import { answer, answerRaw } from '../answer.ts';
import { takeComplaints } from '../complaints.ts';
import { marketAnswer, marketAnswers, signedIn } from '../market.ts';
import { visit } from '../visit.tsx';
import { worker } from '../worker.ts';

const entries = () => ['access_token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key));
const signInHeading = page.getByRole('heading', { name: 'Вход' });

/** Answers with one product whose addresses somebody has tampered with. */
async function visitProduct(links: { productKaspiLink?: string; productMainImgLink?: string }) {
  answer(contract.seller.products, {
    status: 200,
    body: { sellerTitle: 'А', sellerProducts: [{ ...examples.SellerProduct, ...links }] },
  });
  await visit('/seller-products?sellerId=101');
  const name = page.getByRole('rowheader', { name: examples.SellerProduct.productName });
  await expect.element(name).toBeVisible();
  return name;
}

test('a product’s page opens in a tab that knows nothing of this one', async () => {
  const name = await visitProduct({ productKaspiLink: 'https://kaspi.kz/shop/p/1/' });
  await expect.element(name.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
});

test('a picture is asked for without saying by which page; where it does not come its place is empty', async () => {
  const policies: string[] = [];
  worker.use(
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
  answer(contract.seller.products, { status: 200, body: { sellerTitle: 'А', sellerProducts: rows } });
  await visit('/seller-products?sellerId=101');
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[role=grid] img')];
  await expect.poll(() => pictures().map(({ naturalWidth }) => naturalWidth)).toEqual([7]);
  expect(policies).toEqual(['no-referrer']);
});

test('an address that is none of a page or a picture is neither a link nor asked for', async () => {
  vi.spyOn(config, 'mode', 'get').mockReturnValue('production');
  const { SellerProduct } = examples;
  const odd = ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.example/1.svg', 'http://a.kz/'];
  const rows = odd.map((address) => ({
    ...SellerProduct,
    productName: address,
    productKaspiLink: address,
    productMainImgLink: address,
  }));
  answerRaw(contract.seller.products, () =>
    Response.json({ sellerTitle: 'А', sellerProducts: [SellerProduct, ...rows] }),
  );
  await visit('/seller-products?sellerId=101');
  const cell = (name: string) => page.getByRole('rowheader', { name });
  await expect.element(cell(SellerProduct.productName).getByRole('link')).toBeVisible();
  for (const address of odd) {
    await expect.element(cell(address)).toBeVisible();
    expect(cell(address).element().querySelector('a, img'), address).toBeNull();
  }
});

test('a name of 10 000 letters that looks like code is text, and the page keeps its width', async () => {
  const sellerTitle = `<img src=x onerror="alert(1)">{{7*7}}\u202e${'Ж'.repeat(10_000)}`;
  answer(contract.seller.info, {
    status: 200,
    body: { sellerInfo: { ...examples.SellerInfo, sellerTitle } },
  });
  await visit('/seller?sellerId=101', { width: 320 });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.poll(() => heading.element().textContent).toContain(sellerTitle);
  await expect.element(page.getByRole('tab', { name: /^Категории/ })).toBeVisible();
  expect(document.title).toContain('{{7*7}}ЖЖ');
  expect(heading.element().querySelector('img')).toBeNull();
  expect(heading.element().scrollWidth).toBeLessThanOrEqual(heading.element().clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each(['%00', 'x'.repeat(4_000), '', 'TRUE'])(
  'a sidebar_state that says neither open nor closed (%s) counts as none',
  async (word) => {
    document.cookie = `sidebar_state=${word}; path=/`;
    await visit('/method');
    await expect.element(page.getByRole('button', { name: 'Свернуть панель' })).toBeVisible();
  },
);

test('with a full storage a sign-in lasts for the tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { session } = await visit('/method', { signedIn: false });
  await expect.element(signInHeading).toBeVisible();
  session.signIn(signedIn);
  await expect.element(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  session.end();
  await expect.element(signInHeading).toBeVisible();
});

test('whoever signs out while their session is being renewed stays signed out', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  answer(contract.auth.me, { status: 401, body: { error: 'Войдите ещё раз.', code: 'UNAUTHORIZED' } });
  const refreshes = answer(contract.auth.refresh, async () => {
    await held;
    return { status: 200, body: { accessToken: 'access-2', refreshToken: 'refresh-2' } } as const;
  });
  const { session } = await visit('/method');
  await expect.poll(() => refreshes.length).toBe(1);
  session.end({ left: true });
  await expect.element(signInHeading).toBeVisible();
  release();
  await new Promise((done) => setTimeout(done, 200));
  expect(entries()).toEqual([null, null, null]);
  expect(session.state().status).toBe('signed out');
  takeComplaints();
});

const { seller, category } = contract;

/** Answers a list with a second row that is none, where only the first is looked at, as in production. */
function answerWithBrokenRow(route: Endpoint) {
  vi.spyOn(config, 'mode', 'get').mockReturnValue('production');
  const honest = marketAnswer(route);
  worker.use(
    onEndpoint(route, async (request) => {
      const response = await getResponse([honest], request);
      const body: unknown = await response?.json();
      const broken = (value: unknown) => (Array.isArray(value) ? [...value, null] : value);
      return Response.json(
        Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, broken(value)])),
      );
    }),
  );
}

test.each([
  ['/seller-products?sellerId=101', seller.products, 'товары продавца'],
  ['/seller?sellerId=101', seller.categories, 'категории продавца'],
  ['/', category.list, 'список категорий'],
] as const)(
  'on %s a row further down that is none leaves the rest of the screen as it is, and «Повторить» gets the right one',
  async (href, route, what) => {
    answerWithBrokenRow(route);
    await visit(href);
    await expect.element(page.getByText(`Не удалось показать ${what}`)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText('Something went wrong!')).not.toBeInTheDocument();
    expect(takeComplaints().length).toBeGreaterThan(0);
    worker.resetHandlers(...marketAnswers());
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
])('an address with ?%s is read as if the odd part were not there', async (search) => {
  await visit(`/seller?${search}`);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Неделя 46 / })).toBeVisible();
  await expect.element(page.getByText('Something went wrong!')).not.toBeInTheDocument();
});
