import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedFollows, user } from '../../test/default-market.ts';
import { openPalette, paletteDialog, paletteField } from '../../test/palette.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

const section = { kind: 'section', id: 1, note: '', isMine: false } as const;
const shop = { kind: 'seller', id: 101, note: '', isMine: true } as const;
const store = (...follows: readonly (typeof section | typeof shop)[]) =>
  storedFollows.write({ [user.email]: { version: 1, follows, seen: [] } });
const readStored = () => storedFollows.read()[user.email]?.follows;

const rowOf = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });

test('a section is followed by its profile, and listed in Account with a note', async () => {
  store(shop);
  const { router } = await renderApp('/section?sectionId=1');
  await page.getByRole('button', { name: 'Следить' }).click();
  await expect.poll(readStored).toEqual([shop, section]);
  await expect.element(page.getByRole('button', { name: 'Вы следите' })).toBeVisible();
  await router.navigate('/account');
  const note = rowOf('Бытовая техника').getByRole('textbox', { name: 'Заметка: Бытовая техника' });
  await note.fill('к зиме');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(readStored).toEqual([shop, { ...section, note: 'к зиме' }]);
  await rowOf('Бытовая техника').getByRole('button', { name: 'Вы следите: Бытовая техника' }).click();
  await expect.poll(readStored).toEqual([shop]);
});

test('a followed section is among those of the home screen, with its revenue, and leads to its profile', async () => {
  store(shop, section);
  const { address } = await renderApp('/');
  await rowOf('Бытовая техника').getByRole('link', { name: 'Бытовая техника' }).click();
  await expect.poll(address).toContain('/section?sectionId=1');
});

test('events of followed sections are in the bell among the others', async () => {
  store(shop, section);
  const moved = { ...examples.SectionEvent, id: 1, title: 'Бытовая техника', isUnseen: true };
  respond(contract.follow.events, {
    status: 200,
    body: {
      against: '2026-W45',
      count: 0,
      unseenCount: 0,
      events: [],
      followed: [],
      sectionEvents: [moved, { ...moved, id: 12, title: 'Уборка' }],
      followedSections: [],
    },
  });
  const { address } = await renderApp('/backend/health');
  await page.getByRole('button', { name: 'События, новых: 1' }).click();
  const panel = page.getByRole('dialog', { name: 'События' });
  await panel.getByRole('button', { name: /2.раздела: сменилось место/ }).click();
  await panel.getByRole('link', { name: 'Уборка' }).click();
  await expect.poll(address).toContain('/section?sectionId=12');
});

test('the palette follows the section of the screen and leads to its report', async () => {
  const { address } = await openPalette('/section?sectionId=1');
  await paletteField.fill('следить');
  await paletteDialog.getByRole('option', { name: 'Следить за «Бытовая техника»' }).click();
  await expect.poll(readStored).toEqual([section]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await paletteField.fill('отчёт');
  await paletteDialog.getByRole('option', { name: 'Отчёт для руководителя' }).click();
  await expect.poll(address).toContain('/section-briefing?sectionId=1');
});
