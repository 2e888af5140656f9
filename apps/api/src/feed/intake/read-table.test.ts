import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { csv, feedRow, openTestFeed } from '../../../test/feed.ts';
import { stageTables } from '../../../test/staged-feed.ts';

const feed = await closeAfterAll(openTestFeed());

const table = `Неделя;Продавец;Артикул;Товар;Бренд;Категория;Цена;Продажи, шт
2026-W46;ИП Жол;104820117;Пылесос V12;Aylin;Бытовая техника > Для дома > Пылесосы;99 990,50 ₸;13
2026-W46;ТОО Сауда;104820117;Пылесос V12;AYLIN;Бытовая техника > Для дома > Пылесосы;98 990 тг;2
2026-W46;ТОО Сауда;000218395;Мешки;-;Бытовая техника > Для дома > Мешки;1 234;0
;;;;;;;
Итого;;;;;;;15
`;

test('a table without ids gets them from its keys, and its total is left out', async () => {
  const { rows, readings } = await stageTables(feed, { 'export.dat': table });
  expect(rows.map(({ ids }) => ids)).toEqual([
    [1, 2, 1, 4, 2, 3],
    [2, 2, 1, 4, 2, 3],
    [2, 1, 0, 1, 2, 3],
  ]);
  expect(rows.map(({ texts }) => texts)).toEqual([
    [
      '',
      'ИП Жол',
      '104820117',
      'Пылесос V12',
      'Aylin',
      'Пылесосы',
      'Бытовая техника',
      'Для дома',
      '99990.5',
      '13',
      '1299876.5',
    ],
    [
      '',
      'ТОО Сауда',
      '104820117',
      'Пылесос V12',
      'AYLIN',
      'Пылесосы',
      'Бытовая техника',
      'Для дома',
      '98990',
      '2',
      '197980',
    ],
    ['', 'ТОО Сауда', '000218395', 'Мешки', '', 'Мешки', 'Бытовая техника', 'Для дома', '1234', '0', '0'],
  ]);
  expect(readings).toMatchObject([
    { file: 'export.dat', blankRowsCount: 1, hasTotal: true, dayRowsCount: 0 },
  ]);
});

/** Reads rows without their numbers, which count what is above the rows in a file. */
const sameRows = async (content: string | Uint8Array) =>
  (await stageTables(feed, { file: content })).rows.map(({ week, ids, texts }) => ({ week, ids, texts }));

test('encoding, compression and format make no difference', async () => {
  const rows = await sameRows(table);
  const [header = '', ...lines] = table
    .trim()
    .split('\n')
    .slice(0, 4)
    .map((line) => line.split(';'));
  const objects = lines.map((cells) =>
    JSON.stringify(Object.fromEntries(cells.map((cell, at) => [header[at], cell]))),
  );
  expect(await sameRows(Buffer.from(`\uFEFF${table.replaceAll(';', '\t')}`, 'utf16le'))).toEqual(rows);
  expect(await sameRows(gzipSync(table.replaceAll('\n', '\r\n')))).toEqual(rows);
  expect(await sameRows(`sep=;\n${table}`)).toEqual(rows);
  expect(await sameRows(objects.join('\n'))).toEqual(rows);
});

const strict = [feedRow(1), feedRow(2, { price: '1 200' }), feedRow(3, { price: '1300,5', revenue: '' })];

test('a strict feed of which rows are refused is read again, as a table with ids', async () => {
  const { rows, readings } = await stageTables(feed, { 'feed.csv': csv(strict) });
  expect(rows.map(({ row, ids: [seller], texts }) => [row, seller, texts[8]])).toEqual([
    [1, 1, '100'],
    [2, 2, '1200'],
    [3, 3, '1300.5'],
  ]);
  expect(readings).toMatchObject([{ file: 'feed.csv' }]);
});

test('a strict feed without refused rows is read as such', async () => {
  expect((await stageTables(feed, { 'feed.csv': csv([feedRow(1)]) })).readings).toEqual([]);
});

const days = (...rows: readonly string[]) =>
  `Дата;Продавец;Артикул;Товар;Категория;Цена;Продажи\n${rows.join('\n')}\n`;

test('the days of a week are summed, with the price of the last one', async () => {
  const content = days(
    '11.11.2026;Жол;1;Чай;Еда;90;4',
    '09.11.2026;Жол;1;Чай;Еда;100;13',
    '16.11.2026;Жол;1;Чай;Еда;80;1',
  );
  const { rows } = await stageTables(feed, { content }, { partial: true });
  expect(rows.map(({ week, texts }) => [week, ...texts.slice(8)])).toEqual([
    ['2026-46', '90', '17', '1660'],
    ['2026-47', '80', '1', '80'],
  ]);
});

test('a week that lacks days is refused unless it is wanted', async () => {
  await expect(stageTables(feed, { 'days.csv': days('09.11.2026;Жол;1;Чай;Еда;100;13') })).rejects.toThrow(
    'days.csv: 2026-W46 has 1 of its 7 days; give --partial to load such weeks; nothing is published',
  );
});

test('a week of which some rows are the whole and others days is refused', async () => {
  const rows = ['2026-W46;Жол;1;Чай;Еда;100;20', '09.11.2026;Жол;1;Чай;Еда;100;13'];
  await expect(stageTables(feed, { 'days.csv': days(...rows) }, { partial: true })).rejects.toThrow(
    'days.csv: 2026-W46 has rows of the whole week and rows of single days; leave one kind in the file',
  );
});

test('a whole week beside the days of another one lacks none, and its rows are not summed', async () => {
  const whole = '2026-W46;Жол;1;Чай;Еда;100;20';
  const day = '16.11.2026;Жол;1;Чай;Еда;80;1';
  const { rows, readings } = await stageTables(
    feed,
    { content: days(whole, whole.replace(';20', ';21'), day) },
    { partial: true },
  );
  expect(rows.map(({ week, texts }) => [week, texts[9]])).toEqual([
    ['2026-46', '20'],
    ['2026-46', '21'],
    ['2026-47', '1'],
  ]);
  expect(readings[0]?.partialWeeks).toEqual([{ year: 2026, weekNumber: 47, daysCount: 1 }]);
});

test('a repeated day counts once, and a day with two values is refused', async () => {
  const day = '09.11.2026;Жол;1;Чай;Еда;100;13';
  const { rows } = await stageTables(feed, { content: days(day, day) }, { partial: true });
  expect(rows.map(({ texts }) => texts[9])).toEqual(['13']);
  const both = days(day, day.replace('13', '14'));
  await expect(stageTables(feed, { 'days.csv': both }, { partial: true })).rejects.toThrow(
    'days.csv: on 2026-11-09 seller «Жол» offers product «Чай» (1) twice with different values. Nothing is published',
  );
});

test('an unreadable week is refused with its row, and its reason is in the reading', async () => {
  const content = days('2026-W46;Жол;1;Чай;Еда;100;13', '09.11.2026-20.11.2026;Жол;2;Чай;Еда;100;13');
  const { rows, read, readings } = await stageTables(feed, { content });
  expect([rows.length, read]).toEqual([1, 2]);
  expect(readings[0]?.notes.map(({ message }) => message)).toEqual([
    'the week "09.11.2026-20.11.2026" has 12 days, and an ISO week has 7',
    'Categories without all levels, completed by the level below: 1',
  ]);
});

test('a column whose sign has two readings is refused by name', async () => {
  const content = days('2026-W46;Жол;1;Чай;Еда;1,234;13');
  await expect(stageTables(feed, { 'a.csv': content })).rejects.toThrow(
    'a.csv: in price a sign like that of 1,234',
  );
});

const withIds = (...rows: readonly string[]) =>
  `Неделя;ID продавца;Продавец;ID товара;Артикул;Товар;Категория;Цена;Продажи\n${rows.map((row) => `2026-W46;${row}`).join('\n')}\n`;

test('ids that some rows give are those of their keys, and the others get the next', async () => {
  const content = withIds('5;Жол;;1;Чай;Еда;9;1', ';Жол;7;2;Мёд;Еда;9;1', ';Дом;;2;Мёд;Еда;9;1');
  const { rows } = await stageTables(feed, { content });
  expect(rows.map(({ ids: [seller, product] }) => [seller, product])).toEqual([
    [5, 8],
    [5, 7],
    [6, 7],
  ]);
});

test('an id that belongs to another key is refused with both', async () => {
  const content = withIds('5;Жол;;1;Чай;Еда;9;1', '5;Дом;;2;Мёд;Еда;9;1', ';Сад;;2;Мёд;Еда;9;1');
  await expect(stageTables(feed, { content })).rejects.toThrow(
    'The seller id 5 is that of «title:дом», and the file gives it to «title:жол»; nothing is published',
  );
});

test('all rows of a long file are read, in each format', async () => {
  const columns = ['Неделя', 'Магазин', 'Артикул', 'Товар', 'Категория', 'Цена', 'Продажи'];
  const rows = Array.from({ length: 2500 }, (_, at) => ['2026-W46', 'Жол', `A${at}`, 'Чай', 'Еда', '9', '1']);
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(row.map((cell, at) => [columns[at], cell]))),
  );
  const text = [columns, ...rows].map((row) => row.join('\t')).join('\n');
  expect(await sameRows(lines.join('\n'))).toHaveLength(2500);
  expect(await sameRows(text)).toHaveLength(2500);
  expect(await sameRows(`${text.replaceAll('\t', ';').replace('\n2026', '\n\n\n2026')}\n\n`)).toHaveLength(
    2500,
  );
});
