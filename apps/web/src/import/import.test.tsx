import { contract, type Import } from '@vitrina/contract';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storedImports } from '../../test/default-market.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import {
  button,
  checkedImport,
  chooseFiles,
  createFile,
  expectStep,
  fileName as name,
  readStoredImport,
  storeImport,
} from '../../test/imports.ts';
import { mswWorker } from '../../test/msw-worker.ts';
import { renderApp } from '../../test/render-app.tsx';
import { respond } from '../../test/respond.ts';

/** Drops files on the page. Returns whether the page prevents the browser from opening them. */
function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  return document.body.dispatchEvent(event) ? 'left' : 'prevented';
}

test('a dropped file is sent, read, decided about, checked and published, and its week is opened', async () => {
  const { address } = await renderApp('/import');
  await expect.element(button('Выбрать файлы')).toBeVisible();
  drop(createFile(600_000));
  await expect.element(page.getByText('1 файл, 48 312 строк')).toBeVisible();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(/прочитан/),
    )
    .toBeVisible();
  await button('Дальше: столбцы').click();
  await expectStep('Столбцы');
  await expect.element(page.getByRole('heading', { name: 'Шаг 2 из 4: Столбцы' })).toHaveFocus();
  await expect.element(page.getByText('7 столбцов распознали, 1 нужно решить')).toBeVisible();
  await expect.element(button('Проверить 48 312 строк')).toBeDisabled();
  await button('Пропустить незнакомые').click();
  await expect.element(page.getByText('7 столбцов распознали, 1 пропускаем')).toBeVisible();
  await button('Проверить 48 312 строк').click();
  await expectStep('Проверка');
  expect(readStoredImport()?.mapping).toMatchObject({ ignoresUnknown: true, partial: false });
  await expect.element(page.getByText('Выручка: больше нуля, хотя продаж нет')).toBeVisible();
  await expect.element(page.getByText('замена целиком')).toBeVisible();
  await button('Заменить неделю 46').click();
  await expectStep('Публикация');
  await expect.element(page.getByText('Опубликовали неделю 46')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть неделю 46' }).click();
  await expect.poll(address).toBe('/?year=2026&weekNumber=46');
});

test('a file that is no table has to go; empty files and too many are not taken', async () => {
  await renderApp('/import');
  await chooseFiles(createFile(10), createFile(20, 'фото.heic'));
  await expect.element(page.getByText('не таблица: уберите или замените')).toBeVisible();
  await expect.element(button('Дальше: столбцы')).toBeDisabled();
  await button('Убрать файл фото.heic').click();
  await expect.element(page.getByText('1 файл, 48 312 строк')).toBeVisible();
  await chooseFiles(createFile(0, 'пусто.csv'));
  await expect.element(page.getByRole('alert').getByText(/Файл «пусто.csv» пуст/)).toBeVisible();
  await chooseFiles(...Array.from({ length: 20 }, (_, at) => createFile(1, `${at}.csv`)));
  await expect.element(page.getByRole('alert').getByText(/до 20 файлов/)).toBeVisible();
  expect(readStoredImport()?.view.files).toHaveLength(1);
});

test('an upload goes on after a broken connection', async () => {
  await renderApp('/import');
  mswWorker.use(http.post('*/api/imports/append/part', () => Response.error(), { once: true }));
  await chooseFiles(createFile(500_000));
  await expect.element(page.getByText(/^Нет связи с сервером, загружено 0/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('1 файл, 48 312 строк')).toBeVisible();
  expect(readStoredImport()?.view.files[0]?.receivedBytes).toBe(500_000);
});

test('an upload that the page has left goes on when the same file is chosen', async () => {
  const begun: Import = { ...checkedImport, state: 'receiving', readings: [], report: null };
  storeImport({ ...begun, files: [{ name, size: 400, receivedBytes: 100 }] });
  const files = [{ name, size: 400, receivedBytes: 400 }];
  const parts = respond(contract.imports.appendPart, { status: 200, body: { ...begun, files } });
  await renderApp('/import');
  await expect.element(page.getByText(/^Загрузка прервалась на 25/)).toBeVisible();
  await chooseFiles(createFile(400));
  await expect.poll(() => parts.map(({ body }) => body)).toEqual([expect.objectContaining({ offset: 100 })]);
});

test('a check goes on in a page that is opened again; an import that the server has lost is said to be', async () => {
  const running: Import = { ...checkedImport, state: 'checking', readings: [], report: null };
  storeImport({ ...running, progress: { step: 'reading', done: 0, total: 100 } });
  await renderApp('/import');
  await expect
    .element(page.getByRole('progressbar', { name: 'Читаем файлы: разбираем строки' }))
    .toBeVisible();
  storedImports.write({ imports: [] });
  await expect.element(page.getByRole('alert').getByText(/^Загрузка потеряна/)).toBeVisible();
  await chooseFiles(createFile(10));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a file that is dropped on a later step does not leave the page', async () => {
  storeImport(checkedImport);
  await renderApp('/import');
  await expectStep('Проверка');
  expect(drop(createFile(10))).toBe('prevented');
  await expectStep('Проверка');
});

test('cancelling leaves nothing', async () => {
  storeImport({ ...checkedImport, state: 'refused', report: null, problems: [] });
  await renderApp('/import');
  await button('Назад').click();
  await button('Отмена').click();
  await expect.element(page.getByText(name)).not.toBeInTheDocument();
  expect(storedImports.read().imports).toEqual([]);
});

const forbidden = {
  status: 403,
  body: { error: 'Загружать данные вам нельзя.', code: 'FORBIDDEN' },
} as const;

test('who may not load data is told who decides, and has no entry in the menu', async () => {
  respond(contract.imports.list, forbidden);
  await renderApp('/import');
  await expect.element(page.getByText('Нет права загружать данные')).toBeVisible();
  await button(/Меню пользователя/).click();
  await expect.element(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Загрузка данных' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expectAccessible('main');
});

test('the user menu asks whether the person may load data only when it is opened', async () => {
  const lists = respond(contract.imports.list, { status: 200, body: { imports: [], maxBytes: 1 } });
  const { address } = await renderApp('/');
  await expect
    .element(page.getByRole('link', { name: /Загрузить свои данные/ }))
    .toHaveAttribute('href', '/import');
  expect(lists).toHaveLength(0);
  await button(/Меню пользователя/).click();
  await page.getByRole('menuitem', { name: 'Загрузка данных' }).click();
  await expect.poll(address).toBe('/import');
  await expect.element(page.getByText('Перетащите сюда таблицы как есть')).toBeVisible();
});
