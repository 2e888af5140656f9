import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAs, answerRaw } from '../answer.ts';
import { weekScreens } from '../every-screen.ts';
import { takeComplaints } from '../complaints.ts';
import { visit } from '../visit.tsx';

const alert = page.getByRole('alert').first();
const again = page.getByRole('button', { name: 'Повторить' }).first();
const inWeek = (href: string, weekNumber: number) =>
  `${href}${href.includes('?') ? '&' : '?'}year=2026&weekNumber=${weekNumber}`;

test.each(weekScreens)('$href says why it cannot, in the server’s words, and tries again', async (screen) => {
  for (const route of [screen.main, ...screen.others]) answerAs(route, 'fails');
  await visit(screen.href);
  await expect.element(alert.getByText(/INTERNAL_SERVER_ERROR/)).toBeVisible();
  await expect.element(again).toBeVisible();
  for (const route of [screen.main, ...screen.others]) answerAs(route, 'html');
  await again.click();
  await expect.element(page.getByText(/Failed to fetch/).first()).toBeVisible();
});

const withId = weekScreens.filter(({ href }) => /(?:seller|brand|category)Id=/.test(href));
const single = withId.filter(({ href }) => !/^\/(?:sellers|brands)\?/.test(href));

test.each(single)('$href without its id asks whose it is, in place', async ({ href }) => {
  await visit(href.split('?')[0] ?? '');
  await expect.element(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test.each(single)('$href of somebody whom the week does not have says so', async ({ href, main }) => {
  answerAs(main, 'refused');
  await visit(href);
  await expect.element(alert.getByText(/_NOT_FOUND/)).toBeVisible();
  await expect.element(again).toBeVisible();
});

test.each(weekScreens)(
  '$href of a week that is not published says so and leads to the latest',
  async ({ href }) => {
    await visit(inWeek(href, 12));
    await expect.element(page.getByText(/^Неделя 12 .*такой недели нет/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Открыть последнюю: Неделя 46/ })).toBeVisible();
  },
);

test.each(['cut', 'shape', 'html', 'offline'] as const)(
  'an answer that nobody can read (%s) is told in the product’s own words',
  async (scenario) => {
    for (const route of Object.values(contract.brand)) answerAs(route, scenario);
    await visit('/brand?brandId=7');
    await expect.element(alert.getByText('Failed to fetch brand info')).toBeVisible();
    await expect.element(again).toBeVisible();
    takeComplaints();
  },
);

test('a long error text, or one that looks like HTML, is shown as text and cut', async () => {
  const error = `<img src=x onerror="alert(1)">${'очень длинно '.repeat(1_000)}`;
  answerRaw(contract.brand.info, () => Response.json({ error, code: 'X' }, { status: 500 }));
  await visit('/brand?brandId=7', { width: 320 });
  await expect.element(alert.getByText(/<img src=x onerror/)).toBeVisible();
  expect(alert.element().textContent?.length).toBeLessThan(400);
  expect(alert.element().querySelector('img')).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
