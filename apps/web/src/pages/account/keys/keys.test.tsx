import { contract } from '@vitrina/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedKeys, user } from '../../../../test/default-market.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { respond, respondRaw } from '../../../../test/respond.ts';

const name = page.getByRole('textbox', { name: 'Название ключа' });
const create = page.getByRole('button', { name: 'Создать ключ' });
const shown = page.getByRole('textbox', { name: 'Новый ключ' });
const list = page.getByRole('region', { name: 'Ваши ключи' });

const addKeys = (...names: string[]) =>
  storedKeys.write({
    keys: names.map((one, at) => ({
      id: `id${at}`,
      name: one,
      createdAt: '2026-11-16T05:00:00.000Z',
      lastUsedOn: at === 0 ? '2026-11-17' : null,
      expiresAt: at === 0 ? '2026-11-18T05:00:00.000Z' : null,
      key: `key_${'x'.repeat(43)}`,
      email: user.email,
    })),
  });

test('a key is created by its name, shown once with a copy button, and listed', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp('/account');
  await expect.element(list.getByText('Ключей нет: назовите первый и создайте его.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Срок' }).selectOptions('90 дней');
  await name.fill('  Таблица остатков ');
  await userEvent.keyboard('{Enter}');
  await expect.element(shown).toHaveFocus();
  const { value } = shown.element() as HTMLInputElement;
  expect(value).toBe(storedKeys.read().keys[0]?.key);
  await expect.element(list.getByText('Таблица остатков')).toBeVisible();
  await expect.element(list.getByText(/ещё не использован · действует до /)).toBeVisible();
  await page.getByRole('button', { name: 'Скопировать ключ' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Скопировано' })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(value);
  await expectAccessible();
  await page.getByRole('button', { name: 'Сохранил, убрать' }).click();
  await expect.element(shown).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain(value);
});

test('without access to the clipboard the button reports it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await renderApp('/account');
  await name.fill('Таблица');
  await create.click();
  await page.getByRole('button', { name: 'Скопировать ключ' }).click();
  await expect.element(page.getByRole('button', { name: /^Не удалось: выделите/ })).toBeVisible();
});

test('a key without a name is not sent, and a refusal by the server is shown at the field', async () => {
  const calls = respond(contract.key.create, {
    status: 400,
    body: { error: 'Больше 20 ключей не бывает: отзовите лишний и повторите.', code: 'VALIDATION_ERROR' },
  });
  await renderApp('/account');
  await create.click();
  await expect.element(page.getByRole('alert').filter({ hasText: /^Назовите ключ/ })).toBeVisible();
  expect(calls).toHaveLength(0);
  await name.fill('Ещё один');
  await create.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: /^Больше 20 ключей не бывает/ }))
    .toBeVisible();
});

test('a key is revoked after a second click, by keyboard too, and others stay', async () => {
  addKeys('Таблица', 'Бот');
  await renderApp('/account');
  await expect.element(list.getByText(/последний раз 17\sноя\s2026 · истёк 18\sноя\s2026$/)).toBeVisible();
  await list.getByRole('button', { name: 'Отозвать… ключ «Таблица»' }).click();
  await expect.element(list.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByRole('button', { name: 'Отозвать… ключ «Таблица»' })).toHaveFocus();
  expect(storedKeys.read().keys).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(list.getByText('Таблица')).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  expect(storedKeys.read().keys.map((one) => one.name)).toEqual(['Бот']);
});

test('a key revoked in another window leaves the list with a message', async () => {
  addKeys('Таблица');
  await renderApp('/account');
  await list.getByRole('button', { name: /^Отозвать…/ }).click();
  addKeys();
  await list.getByRole('button', { name: 'Отозвать ключ «Таблица»' }).click();
  await expect.element(page.getByText('Такого ключа у вас нет: обновите список ключей.')).toBeVisible();
  await expect.element(list.getByText('Ключей нет: назовите первый и создайте его.')).toBeVisible();
});

test('the name of a key is shown as text, even a long or hostile one', async () => {
  addKeys('<img src=x onerror=alert(1)>', 'я'.repeat(60));
  await renderApp('/account');
  await expect.element(list.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expectAccessible();
});

test('the keys of a server without accounts are not shown', async () => {
  respondRaw(contract.key.list, () =>
    Response.json({ error: 'Нет такого адреса.', code: 'NOT_FOUND' }, { status: 404 }),
  );
  await renderApp('/account');
  await expect.element(page.getByRole('heading', { name: 'Вход без пароля' })).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
});
