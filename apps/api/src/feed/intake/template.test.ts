import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { openWorkbook } from '../workbook/workbook.ts';
import { createFindField, mapColumns } from './map-columns.ts';
import { createTemplate } from './template.ts';
import { readWorkbookTable } from './workbook-table.ts';

const feed = await closeAfterAll(openTestFeed());

test('the template has a sheet whose columns are all read, and one that explains them', async () => {
  const path = await feed.write('template.xlsx', createTemplate());
  await using workbook = await openWorkbook({ path });
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Данные', 'Пояснения']);
  const { headers } = await readWorkbookTable(workbook, undefined, createFindField({}));
  expect(mapColumns(headers, {}, false).fields.size).toBe(13);
});
