import { contract, type Follow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { observeLayoutShift } from '../../test/layout-shift.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond, respondRaw } from '../../test/respond.ts';

const ENTRY = 'follows:u1';
const shop: Follow = { kind: 'seller', id: 101, note: 'Звонить по средам', isMine: true };
const keep = (follows: readonly Follow[]) => localStorage.setItem(ENTRY, JSON.stringify(follows));
const store = (follows: readonly Follow[]) =>
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });

/** Leaves requests for the follows pending. */
const pauseFollows = () => respondRaw(contract.follow.list, () => new Promise<Response>(() => undefined));

const following = page.getByRole('button', { name: 'Вы следите', exact: true });
const note = page.getByText('Звонить по средам');

test('follows kept in this browser are shown before the server responds: button, note, count and own shop', async () => {
  keep([shop]);
  pauseFollows();
  const { router } = await renderApp('/seller?sellerId=101');
  await expect.element(following).toHaveAttribute('aria-pressed', 'true');
  await expect.element(note).toBeVisible();
  await router.navigate('/category-sellers?categoryId=31');
  await expect.element(page.getByRole('rowheader', { name: /мой/ })).toBeVisible();
  await router.navigate('/account');
  await expect.element(page.getByText(/1 из 100/)).toBeVisible();
});

test('the server’s list appears without a wait and shifts nothing known before', async () => {
  keep([shop]);
  store([shop]);
  let answer = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => {
    respond(contract.follow.list, async () => {
      resolve();
      await new Promise<void>((done) => (answer = done));
      return { status: 200 as const, body: { follows: [shop], sections: [] }, headers: { etag: '"1"' } };
    });
  });
  const { queryClient } = await renderApp('/seller?sellerId=101');
  await isAsked;
  await expect.element(following).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('grid')).toBeVisible();
  await document.fonts.ready;
  // The other reports may shift their content.
  const countSkeletons = () => document.querySelectorAll('main .animate-breathe').length;
  await expect.poll(() => [queryClient.isFetching(), countSkeletons()]).toEqual([1, 0]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const shift = observeLayoutShift();
  answer();
  await expect.element(following).not.toHaveAttribute('aria-disabled', 'true');
  expect(shift.total(), shift.describe().join('\n')).toBe(0);
});

test('the server’s list wins: entities missing there are forgotten', async () => {
  keep([shop]);
  store([]);
  await renderApp('/seller?sellerId=101');
  await expect.element(page.getByRole('button', { name: 'Следить', exact: true })).toBeVisible();
  await expect.poll(() => localStorage.getItem(ENTRY)).toBe('[]');
  await expect.element(note).not.toBeInTheDocument();
});

test('a logout removes the kept follows', async () => {
  keep([shop]);
  const { session } = await renderApp('/account');
  session.end({ isLogout: true });
  await expect.poll(() => localStorage.getItem(ENTRY)).toBeNull();
});

test('an invalid entry counts as none', async () => {
  localStorage.setItem(ENTRY, '[{"kind":"shop"}]');
  pauseFollows();
  await renderApp('/seller?sellerId=101');
  await expect.element(page.getByRole('button', { name: 'Следить', exact: true })).toBeVisible();
});
