import { contract } from '@vitrina/contract';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerRaw } from '../../../test/answer.ts';
import { answerFound, foundIn } from '../../../test/found.ts';
import { dialog, field, open } from '../../../test/palette.ts';
import { visit } from '../../../test/visit.tsx';

const option = (name: RegExp | string) => dialog.getByRole('option', { name });

test.each([
  ['https://kaspi.kz/shop/p/x-104820117/?c=1', 'В неделе 46 такого товара нет: артикул 104820117'],
  ['https://kaspi.kz/shop/info/merchant/30114095/address-tab/', 'В неделе 46 такого продавца нет: 30114095'],
  ['104820117', 'В неделе 46 нет ни товара, ни продавца с таким номером: 104820117'],
  ['нет такого', 'В неделе 46 ничего не нашлось'],
])('%s, which the week has not, is said to be missing', async (pasted, said) => {
  answerFound();
  await open();
  await field.fill(pasted);
  await expect.element(dialog.getByText(said, { exact: true })).toBeVisible();
});

test('what is missing can be looked for in another week, or on Kaspi', async () => {
  answer(contract.find.byText, ({ body }) =>
    (body as { weekNumber: number }).weekNumber === 45
      ? foundIn({ sellers: [{ id: 101, title: 'ИП «Нұрлы Жол»', revenue: 5 }] })
      : foundIn(),
  );
  const { address } = await open('/?year=2026&weekNumber=46');
  await field.fill('https://kaspi.kz/shop/info/merchant/30114095/');
  await expect
    .element(option('Открыть на Kaspi'))
    .toHaveAttribute('href', 'https://kaspi.kz/shop/info/merchant/30114095/');
  await option(/Искать в другой неделе: Неделя 45/).click();
  await expect.element(option(/Нұрлы Жол/)).toBeVisible();
  expect(address()).toContain('weekNumber=45');
});

test('a pasted link finds its product and asks for it without what follows its path', async () => {
  const calls = answerFound({
    products: [{ id: 5001, title: 'Пылесос Aylin V12, чёрный', revenue: 5, categoryId: 31 }],
  });
  await open();
  await field.fill(`https://kaspi.kz/shop/p/aylin-v12-104820117/?c=750000000&m=${'x'.repeat(300)}`);
  await expect.element(option(/Пылесос Aylin V12/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { year: 2026, weekNumber: 46, text: 'https://kaspi.kz/shop/p/aylin-v12-104820117/' },
  ]);
});

test('a failure is told in the server’s words and tried again; the sections stay', async () => {
  const calls = answer(contract.find.byText, {
    status: 503,
    body: { error: 'Сервер перегружен.', code: 'SERVICE_UNAVAILABLE' },
  });
  await open();
  await field.fill('товары');
  await expect
    .element(dialog.getByRole('alert').getByText(/Сервер перегружен\. · SERVICE_UNAVAILABLE/))
    .toBeVisible();
  await expect.element(option('Товары бренда')).toBeVisible();
  answerFound({ brands: [{ id: 7, title: 'Товары мечты', revenue: 5 }] });
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(option(/Товары мечты/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('an answer that is no answer is told in the call’s own words', async () => {
  answerRaw(contract.find.byText, () => new Response('<h1>502</h1>', { status: 502 }));
  await open();
  await field.fill('товары');
  await expect.element(dialog.getByRole('alert').getByText(/Failed to fetch search results/)).toBeVisible();
});

test('without a network it says so, and still finds sections', async () => {
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await field.fill('бренд');
  await expect.element(dialog.getByText(/Нет сети: поиск по неделе продолжится/)).toBeVisible();
  await expect.element(option('Найти бренды')).toBeVisible();
  answerFound({ brands: [{ id: 7, title: 'Бренд из сети', revenue: 5 }] });
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await expect.element(option(/Бренд из сети/)).toBeVisible();
});

test('the actions change the theme, lead to the latest week, ask for the weeks anew and sign out', async () => {
  const weeks = answer(contract.period.list, {
    status: 200,
    body: { reportPeriods: [46, 45].map((weekNumber) => ({ year: 2026, weekNumber })) },
  });
  const { address } = await open('/?year=2026&weekNumber=45');
  await field.fill('тёмная');
  await userEvent.keyboard('{Enter}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  const act = async (text: string) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await field.fill(text);
    await expect.element(dialog.getByRole('group', { name: 'Действия' })).toBeVisible();
    await dialog.getByRole('group', { name: 'Действия' }).getByRole('option').first().click();
  };
  await act('последняя');
  await expect.poll(address).toContain('weekNumber=46');
  await act('обновить');
  await expect.poll(() => weeks.length).toBe(2);
  await act('выйти');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
});

test('on a phone a button in the head opens it over the whole screen, in letters that do not zoom', async () => {
  answerFound({ brands: [{ id: 7, title: 'Я'.repeat(400), revenue: 5 }] });
  await visit('/method', { width: 320 });
  await page.getByRole('button', { name: 'Найти…' }).click();
  await field.fill('Я');
  await expect.element(option(/ЯЯЯ/)).toBeVisible();
  const { width, height, top } = dialog.element().getBoundingClientRect();
  expect([width, height, top]).toEqual([320, 900, 0]);
  expect(getComputedStyle(field.element()).fontSize).toBe('16px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(page.getByRole('button', { name: 'Найти…' })).toHaveFocus();
});

test('hostile titles stay text, and hostile texts are looked for as they are', async () => {
  const title = '<img src=x onerror=alert(1)> {{7*7}} \u202e.*+?^${}()|[]\\/-#%&';
  const calls = answerFound({ sellers: [{ id: 1, title, revenue: 0 }] });
  await open();
  const text = '.*+?^${}()|[]\\/-#%&';
  await field.fill(text);
  await expect.element(dialog.getByRole('group', { name: 'Продавцы' }).getByRole('option')).toBeVisible();
  expect(document.querySelector('[role=option] mark')?.textContent).toBe(text);
  expect(document.querySelector('[role=dialog] img')).toBeNull();
  expect(calls.map(({ body }) => (body as { text: string }).text)).toEqual([text]);
});

for (const width of [1440, 320]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`at ${width} px, ${theme}, it keeps WCAG 2.2 AA: at first, with what was found, and with nothing found`, async () => {
      document.documentElement.dataset['theme'] = theme;
      localStorage.setItem(
        'entities:u1',
        JSON.stringify({ pinned: [{ kind: 'brand', id: 7, title: 'Aylin' }], recent: [] }),
      );
      answer(contract.find.byText, ({ body }) =>
        (body as { text: string }).text === 'нет'
          ? foundIn()
          : foundIn({ brands: [{ id: 8, title: 'Aylin', revenue: 5 }] }),
      );
      await open('/method', width);
      const broken = async () => {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const { violations } = await axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      };
      expect(await broken()).toEqual([]);
      await field.fill('aylin');
      await expect.element(dialog.getByRole('group', { name: 'Бренды' })).toBeVisible();
      expect(await broken()).toEqual([]);
      await field.fill('нет');
      await expect.element(dialog.getByText('В неделе 46 ничего не нашлось')).toBeVisible();
      expect(await broken()).toEqual([]);
    });
  }
}
