import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedImports } from '../../../test/default-market.ts';
import { button, checkedImport, expectStep, readStoredImport, storeImport } from '../../../test/imports.ts';
import { renderApp } from '../../../test/render-app.tsx';

test('many refused rows need consent, and the demo is said to go', async () => {
  const report = checkedImport.report && { ...checkedImport.report, rejectedCount: 900, removesDemo: true };
  storeImport({ ...checkedImport, report });
  await renderApp('/import');
  await expect.element(page.getByText('удаляются')).toBeVisible();
  await expect.element(button('Заменить неделю 46')).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Опубликовать без этих строк/ }).click();
  await button('Заменить неделю 46').click();
  await expect.poll(() => readStoredImport()?.view.state).toBe('publishing');
});

test('a replacement that loses most of a week needs consent, which names what goes', async () => {
  const { report } = checkedImport;
  const weeks = report?.weeks.map((week) => ({ ...week, sellersCount: 1, offersCount: 300, revenue: 1e6 }));
  storeImport({ ...checkedImport, report: report && { ...report, rejectedCount: 0, weeks: weeks ?? [] } });
  await renderApp('/import');
  await expect.element(page.getByRole('heading', { name: /^Вместо опубликованной недели.46/ })).toBeVisible();
  await expect.element(button('Заменить неделю 46')).toBeDisabled();
  await page.getByRole('checkbox', { name: /продавцов 1 вместо 412 .* строк 300 вместо 49.602/ }).click();
  await button('Заменить неделю 46').click();
  await expect.poll(() => readStoredImport()?.view.state).toBe('publishing');
});

test('a publication that waits for another import is the last step, too', async () => {
  storeImport({ ...checkedImport, state: 'waiting' });
  await renderApp('/import');
  await expectStep('Публикация');
  await expect.element(page.getByText(/ждём, пока закончится другая загрузка/)).toBeVisible();
  await expect.element(button('Остановить')).toBeVisible();
});

test('letters that the file has lost are named at the check, too', async () => {
  const note = { kind: 'lost-letters' as const, count: 3, example: 'С?тті Сауда', message: '' };
  const [reading] = checkedImport.readings;
  storeImport({ ...checkedImport, readings: reading ? [{ ...reading, notes: [note] }] : [] });
  await renderApp('/import');
  await expectStep('Проверка');
  await expect
    .element(page.getByText(/Названий с «\?» вместо букв: 3, например «С\?тті Сауда»/))
    .toBeVisible();
});

test('what was checked can be left for other files', async () => {
  storeImport(checkedImport);
  await renderApp('/import');
  await button('Начать заново').click();
  await expect.element(page.getByText('Перетащите сюда таблицы как есть')).toBeVisible();
  expect(storedImports.read().imports).toEqual([]);
});
