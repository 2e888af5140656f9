import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { stageTables } from '../../../test/staged-feed.ts';

const feed = await closeAfterAll(openTestFeed());

/** Encodes Russian letters as windows-1251, and all others outside of ASCII as Excel does: as question marks. */
const toWindows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      if (code < 128) return code;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : '?'.charCodeAt(0);
    }),
  );

test('letters that windows-1251 has lost are counted by title, with one of these as the example', async () => {
  const rows = [1, 2, 3].map((article) => `2026-W46;Сәтті Сауда;${article};Чай ${article};Еда;9;1`);
  const table = ['Неделя;Продавец;Артикул;Товар;Категория;Цена;Продажи', ...rows].join('\n');
  const [reading] = (await stageTables(feed, { 'a.csv': toWindows1251(table) })).readings;
  expect(reading).toMatchObject({
    encoding: 'windows-1251',
    notes: [{ kind: 'lost-letters', count: 1, example: 'С?тт? Сауда' }, { kind: 'level-below' }],
  });
});
