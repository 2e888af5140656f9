import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countRows, readFirstRows } from '../in-page.ts';
import type { Person } from '../person.ts';
import { expectThat, type Step } from './step.ts';

const productList = ({ market }: Person) => `/seller-products?sellerId=${market.sellerId}`;

/** Downloads the table by the menu and reads the file. */
async function download({ click, waitUntil, downloads }: Person, item: string, ending: string) {
  await click('button[aria-label=Экспорт]');
  await click('[role=menuitem]', item);
  const file = await waitUntil(
    `a file *${ending}`,
    () => readdirSync(downloads).find((name) => name.endsWith(ending)) ?? null,
  );
  return waitUntil('its content', () => {
    const content = readFileSync(join(downloads, file));
    return content.length > 0 && content;
  });
}

/** Steps of a person who reads one table. */
export const tableSteps: Step[] = [
  {
    name: 'a drag over the price histogram filters the table, Esc clears it',
    run: async ({ tab, market, open, find, drag, waitForAddress }) => {
      await open(`/category-products?categoryId=${market.categoryIds[0]}`);
      const { left, top, width, height } = await find('[role=presentation].cursor-crosshair');
      const y = top + height / 2;
      await drag({ x: left + width * 0.3, y }, { x: left + width * 0.6, y });
      await waitForAddress(/products\.medianPrice=\d+\.\.\d+/);
      await tab.evaluate(() => document.querySelector<HTMLElement>('input[aria-label="Цена от"]')?.focus());
      await tab.press('Escape');
      await waitForAddress(/^((?!medianPrice).)*$/);
    },
  },
  {
    name: 'the address with sort, filter and week shows the same rows again',
    run: async (person) => {
      const { tab, open, click, settle, waitForAddress, waitUntil } = person;
      await open(productList(person));
      await click('th button', 'Цена');
      await click('input[aria-label="Фильтр по названию"]');
      await tab.type('смартфон');
      await waitForAddress(/products\.productName=/);
      const readTable = () => tab.evaluate(readFirstRows);
      const before = await readTable();
      await click('button[aria-label="Предыдущая неделя"]');
      const table = await waitUntil('another week', async () => {
        const shown = await readTable();
        return shown.includes('Итого') && shown !== before && shown;
      });
      await settle();
      const address = await tab.evaluate(() => location.pathname + location.search);
      await open('/account');
      await open(address);
      expectThat((await readTable()) === table, 'The tables differ.');
    },
  },
  {
    name: 'Ctrl+C copies a cell that the arrow keys reached',
    run: async (person) => {
      const { tab, open, click, waitUntil } = person;
      await open(productList(person));
      await click('th button', 'Цена');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await tab.press(key);
      const cell = await waitUntil('the focus in a cell', () =>
        tab.evaluate(() => document.activeElement?.closest('[data-cell^="1:"]')?.textContent ?? null),
      );
      await tab.press('Control+c');
      await click('input[aria-label="Фильтр по названию"]');
      await tab.press('Control+v');
      const pasted = await tab.evaluate(
        () => document.querySelector<HTMLInputElement>('input[aria-label="Фильтр по названию"]')?.value ?? '',
      );
      const plain = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');
      expectThat(
        pasted !== '' && plain(cell).startsWith(plain(pasted)),
        `Copied «${pasted}» from the cell «${cell}».`,
      );
    },
  },
  {
    name: 'Enter in a row opens it, and going back shows the rows',
    run: async (person) => {
      const { tab, open, click, settle, waitForAddress, waitUntil } = person;
      await open(productList(person));
      await click('th button', 'Цена');
      for (const key of ['ArrowDown', 'Home', 'Enter']) await tab.press(key);
      await waitForAddress(/\/product\?/);
      await settle();
      await tab.evaluate(() => history.back());
      await waitForAddress(/\/seller-products/);
      await waitUntil('rows', async () => (await tab.evaluate(countRows)) > 1);
    },
  },
  {
    name: 'CSV and Excel are downloaded',
    run: async (person) => {
      await person.open(productList(person));
      const csv = await download(person, 'CSV', '.csv');
      expectThat(
        csv.toString('utf8').startsWith('\u{FEFF}Товар;'),
        `CSV starts with ${csv.toString('utf8', 0, 40)}`,
      );
      const workbook = await download(person, 'Excel', '.xlsx');
      expectThat(workbook.toString('latin1', 0, 2) === 'PK', 'The workbook is not a zip file.');
    },
  },
];
