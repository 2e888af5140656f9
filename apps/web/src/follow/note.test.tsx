import { contract, type Follow, type Follows } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultHandler, storedFollows, user } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond, respondAs } from '../../test/respond.ts';
import { addLink, LINK } from '../../test/shared-link.ts';

const SELLER = '/seller?sellerId=101';
const toFollow = (kind: Follow['kind'], id: number, note = ''): Follow => ({ kind, id, note, isMine: false });
const store = (follows: readonly Follow[], version = 1) =>
  storedFollows.write({ [user.email]: { version, follows, seen: [] } });
const readNote = () => storedFollows.read()[user.email]?.follows.map(({ note }) => note);

const main = page.getByRole('main');
const actions = page.getByRole('button', { name: 'Действия' });
const add = page.getByRole('menuitem', { name: 'Добавить заметку' });
const edit = page.getByRole('menuitem', { name: 'Изменить заметку' });
const dialog = page.getByRole('dialog', { name: 'Заметка' });
const field = dialog.getByRole('textbox', { name: 'Заметка' });
const save = dialog.getByRole('button', { name: 'Сохранить' });

/** Opens the note by an item of the profile's menu. */
async function openNote(item: typeof add) {
  await actions.click();
  await item.click();
}

async function open(href: string, width?: number) {
  await renderApp(href, width === undefined ? {} : { width });
  await expect.element(main).toBeVisible();
}

test.each([
  [SELLER, 'seller', 101],
  ['/category?categoryId=31', 'category', 31],
  ['/brand?brandId=7', 'brand', 7],
  ['/product?productId=5001', 'product', 5001],
] as const)(
  'the note on what %s shows stands in its head, and is changed by the menu of its actions',
  async (href, kind, id) => {
    store([toFollow(kind, id, 'Звонить по средам')]);
    await open(href);
    await expect.element(main.getByText('Звонить по средам')).toBeVisible();
    await openNote(edit);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Звонить по средам');
    await userEvent.fill(field, '  Скидка 5 %\n от 100 шт.  ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(readNote).toEqual(['Скидка 5 % от 100 шт.']);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(main.getByText('Скидка 5 % от 100 шт.')).toBeVisible();
    await expect.element(actions).toHaveFocus();
  },
);

test('a note is added and removed; there is none without following', async () => {
  await open(SELLER);
  const button = page.getByRole('button', { name: /^(?:Следить|Вы следите)$/ });
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  await actions.click();
  await expect.element(page.getByRole('menuitem', { name: 'Это мой магазин' })).toBeVisible();
  expect(add.elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await button.click();
  await openNote(add);
  await expect.element(dialog.getByText('0 из 200')).toBeVisible();
  await userEvent.fill(field, 'я'.repeat(200));
  await expect.element(dialog.getByText('200 из 200')).toBeVisible();
  await save.click();
  await expect.poll(readNote).toEqual(['я'.repeat(200)]);
  await openNote(edit);
  await userEvent.clear(field);
  await save.click();
  await expect.poll(readNote).toEqual(['']);
  await expect.element(actions).toHaveFocus();
  expect(main.getByText(/^я+$/).elements()).toHaveLength(0);
});

test('the note and its field meet WCAG 2.2 AA', async () => {
  store([toFollow('product', 5001, 'Звонить по средам')]);
  await open('/product?productId=5001', 390);
  await expect.element(main.getByText('Звонить по средам')).toBeVisible();
  await openNote(edit);
  await expect.element(field).toBeVisible();
  await expectAccessible('[role=dialog]');
});

test('Escape changes nothing', async () => {
  store([toFollow('seller', 101, 'Прежняя')]);
  await open(SELLER);
  await openNote(edit);
  await userEvent.fill(field, 'Другая');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(readNote()).toEqual(['Прежняя']);
});

test.each([1440, 390])(
  'a note of any characters is text, and leaves the page as wide as the screen (%i)',
  async (width) => {
    const note = `<img src=x onerror=alert(1)>\u202Eабв${'W'.repeat(100)}${'\u0301'.repeat(40)}`;
    store([toFollow('seller', 101, note)]);
    await open(SELLER, width);
    await expect.element(main.getByText(note)).toBeVisible();
    expect(main.element().querySelectorAll('img[src=x]')).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('a meanwhile change by another tab is kept', async () => {
  store([toFollow('seller', 101)]);
  await open(SELLER);
  await openNote(add);
  store([toFollow('brand', 7, 'Из другой вкладки'), toFollow('seller', 101)], 2);
  await userEvent.fill(field, 'Моя');
  await save.click();
  await expect.poll(readNote).toEqual(['Из другой вкладки', 'Моя']);
});

test('a note on an entity unfollowed in another tab is not saved, with a message', async () => {
  store([toFollow('seller', 101), toFollow('brand', 7)]);
  await open(SELLER);
  await openNote(add);
  await userEvent.fill(field, 'Моя');
  store([toFollow('brand', 7)], 2);
  await save.click();
  await expect.element(page.getByText('Вы больше не следите за этим: заметка не сохранена.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(readNote()).toEqual(['']);
});

test.each([
  ['offline', 'Сервер не ответил: проверьте сеть и повторите. Заметка не сохранена.'],
  ['overloaded', 'Сервер сейчас перегружен или перезапускается: повторите через несколько секунд.'],
] as const)(
  'a note that cannot be saved (%s) stays in the field with the reason, and is saved by the next try',
  async (scenario, reason) => {
    store([toFollow('seller', 101, 'Прежняя')]);
    await open(SELLER);
    await openNote(edit);
    respondAs(contract.follow.replace, scenario);
    await userEvent.fill(field, 'Новая');
    await save.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(reason);
    await expect.element(field).toHaveValue('Новая');
    await expect.element(main.getByText('Прежняя')).toBeInTheDocument();
    mswWorker.resetHandlers(defaultHandler);
    await save.click();
    await expect.poll(readNote).toEqual(['Новая']);
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('a note is sent once, with the ETag of the list', async () => {
  store([toFollow('seller', 101)]);
  await open(SELLER);
  await openNote(add);
  const requests = respond(contract.follow.replace, ({ body }) => ({
    status: 200 as const,
    body: body as Follows,
    headers: { etag: '"2"' },
  }));
  await userEvent.fill(field, 'Моя');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('if-match')).toMatch(/^"/);
});

test.each([SELLER, '/product?productId=5001'])(
  'on a phone the note of %s is changed in a sheet from the menu, whose button gets the focus again',
  async (href) => {
    store([toFollow('seller', 101), toFollow('product', 5001)]);
    await open(href, 390);
    await openNote(add);
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, 'С телефона');
    await save.click();
    await expect.element(main.getByText('С телефона')).toBeVisible();
    await expect.element(actions).toHaveFocus();
  },
);

test('a shared link shows no note, even to its author', async () => {
  store([toFollow('seller', 101, 'Личное')]);
  addLink(`${SELLER}&year=2026&weekNumber=46`);
  await open(LINK);
  await expect.element(page.getByRole('tab', { name: /^Причины/ })).toBeVisible();
  expect(document.body.textContent).not.toContain('Личное');
  await actions.click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  for (const item of [add, edit]) expect(item.elements()).toHaveLength(0);
});
