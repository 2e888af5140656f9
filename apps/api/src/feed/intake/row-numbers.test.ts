import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { stageTables } from '../../../test/staged-feed.ts';
import { workbookParts } from '../../../test/workbook.ts';
import { makeZip } from '../../../test/zip.ts';

const feed = await closeAfterAll(openTestFeed());

const table = `Неделя;Продавец;Артикул;Товар;Бренд;Категория;Цена;Продажи, шт
2026-W46;ИП Жол;1;Пылесос;Aylin;Пылесосы;99 990,50;13
2026-W46;ТОО Сауда;1;Пылесос;Aylin;Пылесосы;98 990;2
2026-W46;ТОО Сауда;2;Мешки;-;Мешки;1 234;0
`;

test('rows have the numbers of the file: a title, the header and blank rows count', async () => {
  const numbersOf = async (content: string | Uint8Array) =>
    (await stageTables(feed, { file: content })).rows.map(({ row }) => row);
  const [header = '', first = '', ...others] = table.split('\n');
  expect(await numbersOf(table)).toEqual([2, 3, 4]);
  const titled = [`sep=;`, 'Продажи', '', header, first, ';;;;;;;', ...others].join('\n');
  expect(await numbersOf(titled)).toEqual([5, 7, 8]);
  const cells = titled
    .split('\n')
    .slice(1)
    .map((line, at) => [at + 1, line.split(';').filter(() => line !== '')] as const);
  const sheet = cells.map(
    ([row, texts]) =>
      `<row r="${row}">${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`,
  );
  expect(await numbersOf(makeZip(workbookParts(sheet.join(''))))).toEqual([4, 6, 7]);
});

test('a row whose structure is broken is named by the number of the file', async () => {
  const content = `Продажи\n\n${table.replace(';0\n', '\n')}`;
  await expect(stageTables(feed, { 'a.csv': content })).rejects.toThrow('a.csv, row 6: has 7 fields');
});
