import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respond, respondRaw } from '../../test/respond.ts';
import { flushConsoleErrors } from '../../test/console-errors.ts';
import { renderApp } from '../../test/render-app.tsx';
import { ApiError } from './api-error.ts';
import { createTsr, readBody } from './client.ts';

const params = { year: '2026', weekNumber: '46', sellerId: '101' };
const requestInfo = () => readBody(createTsr(contract.seller).info.query({ params }));
const requestError = () =>
  requestInfo().then(
    () => expect.fail('The request did not fail'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  );

test('any response other than 200 is turned into an error using the body’s error text', async () => {
  respond(contract.seller.info, {
    status: 404,
    body: { error: 'Такого продавца нет в этой неделе.', code: 'SELLER_NOT_FOUND' },
  });
  expect(await requestError()).toMatchObject({
    message: 'Такого продавца нет в этой неделе.',
    status: 404,
    code: 'SELLER_NOT_FOUND',
  });
});

const unusable: [name: string, createResponse: () => Response][] = [
  [
    '502 with HTML from a proxy',
    () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  ['500 with an empty body', () => new Response(null, { status: 500 })],
  ['500 with JSON of another shape', () => Response.json({ message: 'нет' }, { status: 500 })],
  ['500 with an empty text', () => Response.json({ error: '', code: 'X' }, { status: 500 })],
  ['204 without a body', () => new Response(null, { status: 204 })],
  ['200 with an empty body', () => new Response('', { status: 200 })],
  [
    '200 with HTML',
    () => new Response('<!doctype html>', { status: 200, headers: { 'content-type': 'text/html' } }),
  ],
  [
    '200 with JSON cut short',
    () => new Response('{"sellerInfo":', { status: 200, headers: { 'content-type': 'application/json' } }),
  ],
  ['200 with a wrong shape', () => Response.json({ sellerInfo: { sellerTitle: 7 } })],
  ['200 with null', () => Response.json(null)],
  ['no response', () => Response.error()],
];

for (const [name, createResponse] of unusable) {
  test(`${name}: the endpoint’s default message`, async () => {
    respondRaw(contract.seller.info, createResponse);
    expect((await requestError()).message).toBe('Failed to fetch seller info');
    flushConsoleErrors();
  });
}

test('an error text from the server is cut at 300 characters and shown as text', async () => {
  const long = `<b>${'я'.repeat(10_000)}</b>`;
  respondRaw(contract.seller.info, () => Response.json({ error: long, code: 'X' }, { status: 500 }));
  expect((await requestError()).message).toBe(long.slice(0, 300));

  await renderApp('/seller?sellerId=101');
  await expect.element(page.getByRole('alert').getByText(/<b>яяя/)).toBeVisible();
});

test('errors are shown with the server’s message, code and «Повторить»', async () => {
  respond(contract.seller.info, {
    status: 503,
    body: { error: 'Сервер сейчас перегружен.', code: 'SERVICE_UNAVAILABLE' },
  });
  await renderApp('/seller?sellerId=101');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/Не удалось получить профиль продавца/)).toBeVisible();
  await expect.element(alert.getByText('Сервер сейчас перегружен.')).toBeVisible();
  await expect.element(alert.getByText('код ошибки: SERVICE_UNAVAILABLE')).toBeVisible();
  respondRaw(contract.seller.info, () => Response.error());
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(alert.getByText(/Failed to fetch seller info/)).toBeVisible();
});

test('what is missing is shown without a code and without a «Повторить» that cannot help', async () => {
  respond(contract.seller.info, {
    status: 404,
    body: { error: 'Такого продавца нет в этой неделе.', code: 'SELLER_NOT_FOUND' },
  });
  await renderApp('/seller?sellerId=101');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Такого продавца нет в этой неделе.', { exact: true })).toBeVisible();
  expect(alert.getByRole('button').elements()).toEqual([]);
});
