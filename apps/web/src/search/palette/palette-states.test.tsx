import { contract } from '@vitrina/contract';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { respond, respondRaw } from '../../../test/respond.ts';
import { respondToSearch, createSearchResponse } from '../../../test/search-response.ts';
import { paletteDialog, paletteField, openPalette } from '../../../test/palette.ts';
import { renderApp } from '../../../test/render-app.tsx';

const option = (name: RegExp | string) => paletteDialog.getByRole('option', { name });

test.each([
  ['https://kaspi.kz/shop/p/x-104820117/?c=1', 'В неделе 46 такого товара нет: артикул 104820117'],
  ['https://kaspi.kz/shop/info/merchant/30114095/address-tab/', 'В неделе 46 такого продавца нет: 30114095'],
  ['104820117', 'В неделе 46 нет ни товара, ни продавца с таким номером: 104820117'],
  ['нет такого', 'В неделе 46 ничего не нашлось'],
])('%s, which the week has not, is said to be missing', async (pasted, said) => {
  respondToSearch();
  await openPalette();
  await paletteField.fill(pasted);
  await expect.element(paletteDialog.getByText(said, { exact: true })).toBeVisible();
});

test('a search without results offers another week and Kaspi', async () => {
  respond(contract.find.byText, ({ body }) =>
    (body as { weekNumber: number }).weekNumber === 45
      ? createSearchResponse({ sellers: [{ id: 101, title: 'ИП «Нұрлы Жол»', revenue: 5 }] })
      : createSearchResponse(),
  );
  const { address } = await openPalette('/?year=2026&weekNumber=46');
  await paletteField.fill('https://kaspi.kz/shop/info/merchant/30114095/');
  await expect
    .element(option('Открыть на Kaspi'))
    .toHaveAttribute('href', 'https://kaspi.kz/shop/info/merchant/30114095/');
  await option(/Искать в другой неделе: Неделя 45/).click();
  await expect.element(option(/^ИП «Нұрлы Жол»/)).toBeVisible();
  expect(address()).toContain('weekNumber=45');
});

test('a pasted link finds its product; its query is not sent', async () => {
  const calls = respondToSearch({
    products: [{ id: 5001, title: 'Пылесос Aylin V12, чёрный', revenue: 5, categoryId: 31 }],
  });
  await openPalette();
  await paletteField.fill(`https://kaspi.kz/shop/p/aylin-v12-104820117/?c=750000000&m=${'x'.repeat(300)}`);
  await expect.element(option(/^Пылесос Aylin V12/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { year: 2026, weekNumber: 46, text: 'https://kaspi.kz/shop/p/aylin-v12-104820117/' },
  ]);
});

test('an error shows the server’s message and a retry; the pages stay', async () => {
  const calls = respond(contract.find.byText, {
    status: 503,
    body: { error: 'Сервер перегружен.', code: 'SERVICE_UNAVAILABLE' },
  });
  await openPalette();
  await paletteField.fill('товары');
  const alert = paletteDialog.getByRole('alert');
  await expect.element(alert.getByText('Сервер перегружен.')).toBeVisible();
  await expect.element(alert.getByText('код ошибки: SERVICE_UNAVAILABLE')).toBeVisible();
  await expect.element(option('Товары бренда')).toBeVisible();
  respondToSearch({ brands: [{ id: 7, title: 'Товары мечты', revenue: 5 }] });
  await paletteDialog.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(option(/^Товары мечты/)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('an unreadable response shows the endpoint’s own message', async () => {
  respondRaw(contract.find.byText, () => new Response('<h1>502</h1>', { status: 502 }));
  await openPalette();
  await paletteField.fill('товары');
  await expect
    .element(paletteDialog.getByRole('alert').getByText(/Failed to fetch search results/))
    .toBeVisible();
});

test('offline it shows that and still finds pages', async () => {
  await openPalette();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await paletteField.fill('бренд');
  await expect.element(paletteDialog.getByText(/Нет сети: поиск по неделе продолжится/)).toBeVisible();
  await expect.element(option('Найти бренды')).toBeVisible();
  respondToSearch({ brands: [{ id: 7, title: 'Бренд из сети', revenue: 5 }] });
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await expect.element(option(/^Бренд из сети/)).toBeVisible();
});

test('the actions change the theme, choose the latest week, refresh the weeks and log out', async () => {
  const weeks = respond(contract.period.list, {
    status: 200,
    body: { reportPeriods: [46, 45].map((weekNumber) => ({ year: 2026, weekNumber })) },
  });
  const { address } = await openPalette('/?year=2026&weekNumber=45');
  await paletteField.fill('тёмная');
  await expect.element(paletteDialog.getByRole('group', { name: 'Действия' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  const act = async (text: string) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await paletteField.fill(text);
    await expect.element(paletteDialog.getByRole('group', { name: 'Действия' })).toBeVisible();
    await paletteDialog.getByRole('group', { name: 'Действия' }).getByRole('option').first().click();
  };
  await act('последняя');
  await expect.poll(address).toContain('weekNumber=46');
  await act('обновить');
  await expect.poll(() => weeks.length).toBe(2);
  await act('выйти');
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
});

test('on a phone a button in the header opens it full-screen, with a font size that does not zoom', async () => {
  respondToSearch({ brands: [{ id: 7, title: 'Я'.repeat(400), revenue: 5 }] });
  await renderApp('/method', { width: 320 });
  await page.getByRole('button', { name: 'Найти…' }).click();
  await paletteField.fill('Я');
  await expect.element(option(/^ЯЯЯ/)).toBeVisible();
  const { width, height, top } = paletteDialog.element().getBoundingClientRect();
  // The scrollbar gutter stays free, as on the page.
  expect([width, height, top]).toEqual([document.body.offsetWidth, 900, 0]);
  expect(getComputedStyle(paletteField.element()).fontSize).toBe('16px');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await paletteDialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(page.getByRole('button', { name: 'Найти…' })).toHaveFocus();
});

test('titles with markup are shown as text, and such a text is sent unchanged', async () => {
  const title = '<img src=x onerror=alert(1)> {{7*7}} \u202e.*+?^${}()|[]\\/-#%&';
  const calls = respondToSearch({ sellers: [{ id: 1, title, revenue: 0 }] });
  await openPalette();
  const text = '.*+?^${}()|[]\\/-#%&';
  await paletteField.fill(text);
  await expect
    .element(paletteDialog.getByRole('group', { name: 'Продавцы' }).getByRole('option'))
    .toBeVisible();
  expect(document.querySelector('[role=option] mark')?.textContent).toBe(text);
  expect(document.querySelector('[role=dialog] img')).toBeNull();
  expect(calls.map(({ body }) => (body as { text: string }).text)).toEqual([text]);
});

for (const width of [1440, 320]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`at ${width} px, ${theme}, it meets WCAG 2.2 AA: empty, with results, and without results`, async () => {
      document.documentElement.dataset['theme'] = theme;
      localStorage.setItem(
        'entities:u1',
        JSON.stringify({ pinned: [], recent: [{ kind: 'brand', id: 7, title: 'Aylin' }] }),
      );
      respond(contract.find.byText, ({ body }) =>
        (body as { text: string }).text === 'нет'
          ? createSearchResponse()
          : createSearchResponse({ brands: [{ id: 8, title: 'Aylin', revenue: 5 }] }),
      );
      await openPalette('/method', width);
      const broken = async () => {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const { violations } = await axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      };
      expect(await broken()).toEqual([]);
      await paletteField.fill('aylin');
      await expect.element(paletteDialog.getByRole('group', { name: 'Бренды' })).toBeVisible();
      expect(await broken()).toEqual([]);
      await paletteField.fill('нет');
      await expect.element(paletteDialog.getByText('В неделе 46 ничего не нашлось')).toBeVisible();
      expect(await broken()).toEqual([]);
    });
  }
}
