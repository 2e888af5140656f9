import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { respond } from '../../test/respond.ts';
import { renderApp } from '../../test/render-app.tsx';

test('a title in the address is sent trimmed', async () => {
  const requests = respond(contract.seller.byTitle, { status: 200, body: [] });
  await renderApp('/sellers?title=%20%20жол');
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toEqual([{ year: 2026, weekNumber: 46, title: 'жол' }]);
});
