import type { ImportReading } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { stageTables } from '../../../test/staged-feed.ts';
import { IntakeError } from './intake-error.ts';

const feed = await closeAfterAll(openTestFeed());

const days = (row: string) => `Дата;Продавец;Артикул;Товар;Категория;Цена;Продажи\n${row}\n`;

test('all that stands in the way of all files is said at once, with what could be read', async () => {
  const first = days('09.11.2026;Жол;1;Чай;Еда;1,234;13').replace('Категория', 'Сорт');
  const second = days('46;Жол;2;Мёд;Еда;100;13');
  const readings: ImportReading[] = [];
  const onReading = (reading: ImportReading) => void readings.push(reading);
  const error = await stageTables(feed, { 'a.csv': first, 'b.csv': second }, { onReading }).catch(
    (found: unknown) => found,
  );
  if (!(error instanceof IntakeError)) throw error;
  expect(error.problems.map(({ file, kind, field }) => [file, kind, field])).toEqual([
    ['a.csv', 'unknown-column', null],
    ['a.csv', 'missing-column', 'category_title'],
    ['a.csv', 'unclear-decimal', 'price'],
    ['a.csv', 'missing-days', 'week_number'],
    ['b.csv', 'missing-column', 'year'],
  ]);
  const columns = readings[0]?.columns.map(({ header, field, samples: [sample] }) => [
    header,
    field,
    sample?.given,
    sample?.read,
  ]);
  expect(columns).toEqual([
    ['Дата', 'week_number', '09.11.2026', '2026-W46'],
    ['Продавец', 'seller_title', 'Жол', 'Жол'],
    ['Артикул', 'product_kaspi_id', '1', '1'],
    ['Товар', 'product_name', 'Чай', 'Чай'],
    ['Сорт', null, 'Еда', ''],
    ['Цена', 'price', '1,234', '1,234'],
    ['Продажи', 'sales_count', '13', '13'],
  ]);
  expect(readings[1]?.columns[0]?.samples).toEqual([{ given: '46', read: '46' }]);
});

test('of the most columns that a sheet has, the unknown ones are shown, and can be left out', async () => {
  const others = Array.from({ length: 16_377 }, (_, index) => `x${index}`);
  const row = ['2026-W46', 'Жол', '1', 'Чай', 'Еда', '100', '13', ...others];
  const header = 'Неделя;Продавец;Артикул;Товар;Категория;Цена;Продажи';
  const content = `${header};${others.join(';')}\n${row.join(';')}\n`;
  const readings: ImportReading[] = [];
  const onReading = (reading: ImportReading) => void readings.push(reading);
  await expect(stageTables(feed, { content }, { onReading })).rejects.toThrow('the column "x0" is unknown');
  expect(readings[0]?.columns[7]).toMatchObject({ header: 'x0', field: null, samples: [{ given: 'x0' }] });
  expect((await stageTables(feed, { content }, { ignoresUnknown: true })).rows).toHaveLength(1);
});
