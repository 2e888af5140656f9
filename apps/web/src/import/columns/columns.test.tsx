import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import {
  button,
  checkedImport,
  chooseFiles,
  createFile,
  expectStep,
  fileName as name,
  readStoredImport,
  storeImport,
} from '../../../test/imports.ts';
import { renderApp } from '../../../test/render-app.tsx';

test('a column is named by hand; the next file with the same columns is read so', async () => {
  await renderApp('/import');
  await chooseFiles(createFile(10));
  await button('Дальше: столбцы').click();
  const unknown = page.getByRole('combobox', { name: 'Что в столбце «Комментарий»' });
  await unknown.selectOptions('Бренд');
  await expectAccessible('main');
  await button('Проверить 48 312 строк').click();
  await expectStep('Проверка');
  expect(readStoredImport()?.mapping.columns).toContainEqual({
    field: 'brand_title',
    header: 'Комментарий',
  });
  await expectAccessible('main');
  await button('Назад').click();
  await button('Назад').click();
  await chooseFiles(createFile(20));
  await button('Дальше: столбцы').click();
  await expect.element(page.getByText(/^Столбцы как в прошлый раз/)).toBeVisible();
  await expect.element(unknown).toHaveValue('brand_title');
  await button('Разобрать заново').click();
  await expect.element(unknown).toHaveValue('undecided');
});

test('a field is that of one column: naming another one leaves the first out', async () => {
  storeImport(checkedImport);
  await renderApp('/import');
  await expectStep('Проверка');
  await button('Назад').click();
  const select = (header: string) => page.getByRole('combobox', { name: `Что в столбце «${header}»` });
  await select('Комментарий').selectOptions('Цена');
  await expect.element(select('Цена, тг')).toHaveValue('');
  await button('Проверить 48 312 строк').click();
  await expect.poll(() => readStoredImport()?.mapping.ignore).toEqual(['Цена, тг']);
});

test('what a file lacks is given in the yellow box', async () => {
  const problem = { file: name, header: null, message: 'there is no column' };
  const problems = [
    {
      ...problem,
      kind: 'unknown-column' as const,
      header: 'Комментарий',
      field: 'price',
    },
    { ...problem, kind: 'missing-column' as const, field: 'week_number' },
    { ...problem, kind: 'missing-column' as const, field: 'year' },
    { ...problem, kind: 'missing-column' as const, field: 'seller_title' },
    { ...problem, kind: 'unclear-decimal' as const, field: 'price' },
    { ...problem, kind: 'missing-days' as const, field: null },
    { ...problem, kind: 'week-not-ended' as const, field: null },
    { ...problem, kind: 'other' as const, field: null, message: 'too odd' },
  ];
  storeImport({ ...checkedImport, state: 'refused', problems, report: null });
  await renderApp('/import');
  const box = page.getByRole('region', { name: 'Нужно решить' });
  await box.getByRole('textbox', { name: 'Название вашего магазина' }).fill('  Жайлы Үй ');
  await box.getByRole('spinbutton', { name: 'Год недель' }).fill('2026');
  await box.getByLabelText('Любой день этой недели').fill('2026-11-15');
  await expect.element(box.getByText(/^Неделя 46/)).toBeVisible();
  await box.getByRole('radio', { name: 'Запятая' }).click();
  await box.getByRole('checkbox', { name: 'Загрузить неполную неделю' }).click();
  await box.getByRole('checkbox', { name: 'Загрузить незакончившуюся неделю' }).click();
  await expect.element(box.getByText('too odd')).toBeVisible();
  await expect.element(page.getByText('похоже на «Цена»')).toBeVisible();
  await expectAccessible('main');
  await button('Проверить 48 312 строк').click();
  await expect
    .poll(() => readStoredImport()?.mapping)
    .toMatchObject({
      constants: [{ field: 'seller_title', value: 'Жайлы Үй' }],
      week: '2026-W46',
      year: 2026,
      decimal: 'comma',
      partial: true,
      future: true,
    });
});

test('a misspelt column is offered for the missing one; row numbers and rows that differ are said plainly', async () => {
  const problem = { file: name, header: null, field: null, message: '' };
  const [reading] = checkedImport.readings;
  const columns = (reading?.columns ?? []).map((column) =>
    column.field === 'seller_title'
      ? { ...column, header: 'Продовец', field: null, reading: null }
      : column.field === null
        ? { ...column, header: '№' }
        : column,
  );
  const ordered = columns.toSorted((one, other) => Number(other.header === '№') - Number(one.header === '№'));
  const message =
    '2026-W46: product «Чай» (104) of seller «Жол» is there twice with different values (a.xlsx row 5, a.xlsx row 9); nothing is published';
  const problems = [
    { ...problem, kind: 'unknown-column' as const, header: 'Продовец', field: 'seller_title' },
    { ...problem, kind: 'missing-column' as const, field: 'seller_title' },
    { ...problem, kind: 'other' as const, message },
  ];
  const readings = checkedImport.readings.map((one) => ({ ...one, columns: ordered }));
  storeImport({ ...checkedImport, state: 'refused', readings, problems, report: null });
  await renderApp('/import');
  await expect.element(page.getByText('6 столбцов распознали, 1 пропускаем, 1 нужно решить')).toBeVisible();
  await expect
    .element(page.getByText(/^Товар «Чай» \(104\) продавца «Жол» встречается дважды.*строка 9 в a.xlsx/))
    .toBeVisible();
  await button('Это столбец «Продовец»').click();
  await expect.element(page.getByText('7 столбцов распознали, 1 пропускаем')).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'Что в столбце «Продовец»' }))
    .toHaveValue('seller_title');
  await expect.element(page.getByText('В файле нет столбца «Название продавца»')).not.toBeInTheDocument();
});
