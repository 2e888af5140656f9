import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countRows, readFirstRows, readText } from '../in-page.ts';
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

const changeSteps: Step[] = [
  {
    name: 'a head sorts, then sorts back',
    run: async (person) => {
      const { tab, open, click, waitForAddress, waitUntil } = person;
      await open(productList(person));
      const before = await tab.evaluate(readText, '[data-cell="0:0"]');
      await click('th button', 'Цена');
      await waitForAddress(/products\.sort=-/);
      await waitUntil(
        'another first row',
        async () => (await tab.evaluate(readText, '[data-cell="0:0"]')) !== before,
      );
      await click('th button', 'Цена');
      await waitForAddress(/products\.sort=[^-]/);
    },
  },
  {
    name: 'a name filters the rows',
    run: async (person) => {
      const { tab, open, click, waitForAddress, waitUntil } = person;
      await open(productList(person));
      const name = (await tab.evaluate(readText, '[data-cell="0:0"]')) ?? '';
      const word = /[А-Яа-яA-Za-z]{4,}/.exec(name)?.[0] ?? name;
      const all = await tab.evaluate(countRows);
      await click('input[aria-label="Фильтр по названию"]');
      await tab.type(word);
      await waitForAddress(/products\.productName=/);
      await waitUntil('fewer rows', async () => (await tab.evaluate(countRows)) < all);
      await click('button', 'Сбросить');
      await waitUntil('all rows', async () => (await tab.evaluate(countRows)) === all);
    },
  },
  {
    name: 'a number filters the rows',
    run: async (person) => {
      const { tab, open, click, find, waitForAddress } = person;
      await open(productList(person));
      await click('button', 'Фильтры');
      await click('thead td input[inputmode]');
      await tab.type('50000');
      await tab.press('Enter');
      await waitForAddress(/products\.\w+=50000/);
      await find('p[aria-live=polite]', ' из ');
    },
  },
  {
    name: 'a column is hidden',
    run: async (person) => {
      const { tab, open, click, waitForAddress, waitForFocus, waitUntil } = person;
      await open(productList(person));
      const countHeads = () => tab.evaluate(() => document.querySelectorAll('thead th[data-cell]').length);
      const before = await countHeads();
      await click('button[aria-label=Столбцы]');
      await click('[role=dialog] label, [role=dialog] [role=checkbox]', 'Бренд');
      await waitForAddress(/products\.columns=/);
      await waitUntil('a column less', async () => (await countHeads()) === before - 1);
      await tab.press('Escape');
      await waitForFocus('Столбцы');
    },
  },
  {
    name: 'the comparison with the week before opens and closes',
    run: async (person) => {
      const { open, click, settle, waitForAddress } = person;
      await open(productList(person));
      await click('button[aria-pressed=false]', 'к нед.');
      await waitForAddress(/compare=on/);
      await settle();
      await click('button[aria-pressed=true]', 'Сравнение');
      await waitForAddress(/^((?!compare=on).)*$/);
    },
  },
];

/** Steps of a person who reads one table. */
export const tableSteps: Step[] = [
  ...changeSteps,
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
    name: 'Enter in a row opens it, and going back returns the focus',
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
