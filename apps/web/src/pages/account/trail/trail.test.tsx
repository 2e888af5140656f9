import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { respond } from '../../../../test/respond.ts';

const list = page.getByRole('list', { name: 'События учётной записи' });
const at = '2026-11-16T05:00:00.000Z';

test('the last events are listed in words, and all after a click, with the focus in the list', async () => {
  const events = [
    { at, event: 'link-used-first' as const, address: null },
    ...Array.from({ length: 6 }, () => ({ at, event: 'failed-code' as const, address: '203.0.113.7' })),
  ];
  respond(contract.account.trail, { status: 200, body: { events } });
  await renderApp('/account');
  await expect.element(list.getByText('Ссылку открыли впервые')).toBeVisible();
  expect(list.getByText(/· 203\.0\.113\.7$/).elements()).toHaveLength(4);
  await expectAccessible();
  await page.getByRole('button', { name: 'Показать все 7' }).click();
  await expect.poll(() => list.getByText('Введён неверный код').elements()).toHaveLength(6);
  await expect.element(list).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Показать все/ })).not.toBeInTheDocument();
});
