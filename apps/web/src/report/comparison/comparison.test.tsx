import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { respond } from '../../../test/respond.ts';
import { renderApp } from '../../../test/render-app.tsx';

const { CategorySeller } = examples;
const toRows = (revenues: Readonly<Record<string, number>>, priceOf = 1) =>
  Object.entries(revenues).map(([sellerTitle, revenue]) => ({
    ...CategorySeller,
    sellerId: sellerTitle.length,
    sellerTitle,
    revenue,
    salesCount: revenue / priceOf,
  }));

const weeks: Readonly<Record<number, ReturnType<typeof toRows>>> = {
  46: toRows({ Alma: 3000, Kerben: 1000, Jas: 200 }),
  45: toRows({ Alma: 2000, Kerben: 4000, Ушедший: 500 }),
  44: toRows({ Alma: 2999, Kerben: 500 }),
};
const toBody = (week: number) => ({ categorySellers: weeks[week] ?? [], categorySellersHHI: 1000 });
const readAskedWeek = (call: { body: unknown }) => Number(Reflect.get(Object(call.body), 'weekNumber'));

const ok = <Body,>(answered: Body) => ({ status: 200 as const, body: answered });
const failed = {
  status: 500,
  body: { error: 'Отчёты не отвечают.', code: 'INTERNAL_SERVER_ERROR' },
} as const;

const compare = page.getByRole('button', { name: /Сравнить с неделей/ });
const table = page.getByRole('grid', { name: 'Продавцы категории' });
const readTotals = () =>
  [...table.element().querySelectorAll('tfoot tr > *')]
    .slice(0, 4)
    .map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' '));
const readCells = () =>
  [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 4).map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')),
  );

describe('A list', () => {
  test('of products gives the space of reviews and ratings to the changes', async () => {
    const { router } = await renderApp('/seller-products?sellerId=101');
    const reviewsHead = page.getByRole('columnheader', { name: /^Отзывы/ });
    await expect.element(reviewsHead).toBeInTheDocument();
    await router.navigate('/seller-products?sellerId=101&compare=on');
    await expect.element(page.getByRole('columnheader', { name: /Изменение, %/ })).toBeInTheDocument();
    await expect.element(reviewsHead).not.toBeInTheDocument();
  });

  test('is compared with the week before on request, in each row and in a sentence, with the comparison in the address', async () => {
    const calls = respond(contract.category.sellers, (call) => ok(toBody(readAskedWeek(call))));
    const { address } = await renderApp('/category-sellers?categoryId=31');
    await expect.element(compare).toHaveAttribute('aria-pressed', 'false');
    expect(calls.map(readAskedWeek)).toEqual([46]);
    await compare.click();
    await expect
      .element(page.getByText(/По сравнению с неделей/))
      .toMatchTextContent(
        /неделей\s45 выручка выросла у\s1, снизилась у\s1\sпродавца; новые:\s1, ушли:\s1 \(было 500\s₸\)\./,
      );
    expect(readCells()).toEqual([
      ['Alma', '3 000', '+1 000', '+50,0'],
      ['Kerben', '1 000', '−3 000', '−75,0'],
      ['Jasновый', '200', '+200', '—'],
      ['Ушедшийушёл', '500', '—', '—'],
    ]);
    expect(readTotals()).toEqual(['Итого', '4 200', '−2 300', '−35,4']);
    await expect.element(page.getByText(/^3\sпродавца, ушло 1$/)).toBeVisible();
    await expectAccessible();
    await page.viewport(1440, 900);
    await table
      .getByRole('columnheader', { name: /Изменение, %/ })
      .getByRole('button')
      .click();
    await table
      .getByRole('columnheader', { name: /Изменение, %/ })
      .getByRole('button')
      .click();
    await expect
      .poll(() => readCells().map(([name]) => name))
      .toEqual(['Kerben', 'Alma', 'Jasновый', 'Ушедшийушёл']);
    await expect.poll(() => address()).toMatch(/compare=on.*sellers\.sort=revenueChange/);
    await compare.click();
    await expect.poll(() => address()).not.toMatch(/compare|revenueChange/);
    await expect.poll(() => readCells()[0]?.slice(0, 2)).toEqual(['Alma', '3 000']);
  });

  test('shows the rows of one part of the sentence by a click on it', async () => {
    respond(contract.category.sellers, (call) => ok(toBody(readAskedWeek(call))));
    const { address } = await renderApp('/category-sellers?categoryId=31&compare=on');
    await page.getByRole('button', { name: /^ушли:/ }).click();
    await expect.poll(() => readCells().map(([name]) => name)).toEqual(['Ушедшийушёл']);
    await expect.poll(() => decodeURI(address())).toMatch(/sellers\.movement=left/);
    await page.getByRole('button', { name: 'Убрать «Рост и падение: уход»' }).click();
    await expect.poll(() => readCells().length).toBe(4);
    // The table writes its state into the address after a moment, which a click before would lose to.
    await expect.poll(address).not.toMatch(/movement/);
    // The keyboard: the sentence moves up with the chip, so that the pointer would miss it.
    (page.getByRole('button', { name: /^снизилась у/ }).element() as HTMLElement).click();
    await expect.poll(() => readCells().map(([name]) => name)).toEqual(['Kerben']);
    await expectAccessible();
  });

  test('an address of an earlier version names the movement in Russian', async () => {
    respond(contract.category.sellers, (call) => ok(toBody(readAskedWeek(call))));
    await renderApp(`/category-sellers?categoryId=31&compare=on&sellers.movement=${encodeURI('уход')}`);
    await expect.poll(() => readCells().map(([name]) => name)).toEqual(['Ушедшийушёл']);
    await expect.element(page.getByRole('button', { name: 'Убрать «Рост и падение: уход»' })).toBeVisible();
  });

  test('is compared with any earlier week of the address; changes that may be chance stand last, under a divider', async () => {
    respond(contract.category.sellers, (call) => ok(toBody(readAskedWeek(call))));
    const { address } = await renderApp(
      '/category-sellers?categoryId=31&compare=on&sellers.sort=-revenueChange',
    );
    await page.getByRole('button', { name: /^к неделе\s45$/ }).click();
    await page.getByRole('menuitemcheckbox', { name: /Неделя 44/ }).click();
    await expect.poll(address).toMatch(/against=2026-W44/);
    await expect
      .poll(readCells)
      .toEqual([
        ['Kerben', '1 000', '+500', '+100,0'],
        ['Jasновый', '200', '+200', '—'],
        ['Дальше 1 продавец: такая разница бывает случайно, вместе +1 ₸'],
        ['Alma', '3 000', '≈ +1', '≈ <0,1'],
      ]);
    await expect.element(page.getByText(/По сравнению с неделей\s44/)).toBeVisible();
    await expectAccessible();
  });

  test('shows why the comparison failed and retries', async () => {
    let isBroken = true;
    respond(contract.category.sellers, (call) => {
      if (readAskedWeek(call) === 45 && isBroken) return failed;
      return ok(toBody(readAskedWeek(call)));
    });
    const { address } = await renderApp(
      '/category-sellers?categoryId=31&compare=on&sellers.revenueChange=..-10&sellers.columns=revenue~revenueDifference',
    );
    await expect
      .element(page.getByText(/Не удалось сравнить с неделей\s45\. Отчёты не отвечают\./))
      .toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(readCells).toEqual([['Kerben', '1 000', '−3 000']]);
    await compare.click();
    await expect.poll(readCells).toEqual([
      ['Alma', '3 000'],
      ['Kerben', '1 000'],
      ['Jas', '200'],
    ]);
    await expect.poll(address).toMatch(/categoryId=31.*&sellers\.columns=revenue(&|$)/);
    expect(address()).not.toMatch(/compare|revenueChange/);
  });

  test('has no comparison where the week before is not published, and explains it where the address requests one', async () => {
    respond(contract.category.sellers, ok(toBody(46)));
    const { router } = await renderApp('/category-sellers?categoryId=31&year=2026&weekNumber=44');
    await expect.element(table).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^Сравнить не с чем/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await router.navigate('/category-sellers?categoryId=31&year=2026&weekNumber=44&compare=on');
    await expect.element(page.getByText(/Неделя\s43 не опубликована/)).toBeVisible();
    await expect.poll(() => readCells()[0]).toEqual(['Alma', '3 000', '—', '—']);
  });
});
