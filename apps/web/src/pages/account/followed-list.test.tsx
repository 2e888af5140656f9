import type { Follow } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedFollows, user } from '../../../test/default-market.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderApp } from '../../../test/render-app.tsx';

const toFollow = (kind: Follow['kind'], id: number): Follow => ({ kind, id, note: '', isMine: false });
const readStored = () => storedFollows.read()[user.email]?.follows;

test('Account lists everything that is followed, each with a note that is saved on blur', async () => {
  const follows = [toFollow('seller', 101), toFollow('product', 5001), toFollow('brand', 9_999)];
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
  await renderApp('/account');
  await expect.element(page.getByRole('main')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  const readTexts = () => rows.elements().map(({ textContent }) => textContent);
  await expect.poll(readTexts).toContainEqual(expect.stringContaining('№ 9999, бренднет в этой неделе'));
  const note = page.getByRole('textbox', { name: /^Заметка: / }).nth(1);
  await note.fill(' проверить цену ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => readStored()?.map((one) => one.note)).toEqual(['', 'проверить цену', '']);
  await note.fill('иначе');
  await userEvent.keyboard('{Escape}');
  await expect.element(note).toHaveValue('проверить цену');
  await expectAccessible('main ul:has(input)');
  await page.getByRole('button', { name: 'Вы следите: № 9999, бренд' }).click();
  await expect.poll(() => readStored()?.map(({ id }) => id)).toEqual([101, 5001]);
});
