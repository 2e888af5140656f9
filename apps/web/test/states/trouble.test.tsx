import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAs, answerRaw } from '../answer.ts';
import type { Scenario } from '../../mock/scenarios/scenario.ts';
import { expectAccessible } from '../accessible.ts';
import { inWeek, pathOf, type WeekScreen, weekScreens } from '../every-screen.ts';
import { takeComplaints } from '../complaints.ts';
import { marketAnswers } from '../market.ts';
import { visit } from '../visit.tsx';
import { worker } from '../worker.ts';

const main = page.getByRole('main');
const alert = page.getByRole('alert').first();
const again = page.getByRole('button', { name: 'Повторить' });

/**
 * Presses «Повторить» wherever it stands, until it stands nowhere: what was asked for is there. One that goes away
 * meanwhile needs no press.
 */
async function tryAllAgain() {
  const tried = async () => {
    const [button] = again.all();
    await button?.click({ timeout: 1000 }).catch(() => undefined);
    return again.elements().length;
  };
  await expect.poll(tried, { timeout: 60_000 }).toBe(0);
}

/** Where the keyboard goes on from: never from the top of the page. */
const expectFocusKept = () => expect.poll(() => document.activeElement).not.toBe(document.body);

/** A screen about one seller, brand or category asks which, and says so when the week does not have it. */
async function expectToAskWhose({ href, main: route, others }: WeekScreen) {
  for (const one of [route, ...others]) answerAs(one, 'client-error');
  const visited = await visit(pathOf(href));
  await expect.element(main.getByRole('combobox')).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await visited.router.navigate(inWeek(href, 46));
  await expect.element(alert.getByText(/_NOT_FOUND/)).toBeVisible();
  await expect.element(main.getByRole('combobox')).toBeVisible();
  return visited;
}

/** Goes from one refusal to the next, in the server's words or else in the product's own, until it works. */
async function expectToTryAgain({ main: route, others }: WeekScreen) {
  const answerAllAs = (scenario: Scenario) => [route, ...others].map((one) => answerAs(one, scenario));
  answerAllAs('bad-gateway-html');
  await again.first().click();
  await expect.element(page.getByText(/Failed to fetch/).first()).toBeVisible();
  await expectFocusKept();
  worker.resetHandlers(...marketAnswers());
  await tryAllAgain();
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFocusKept();
}

const isOfOne = ({ href }: WeekScreen) =>
  /^[^?]+\?(?:seller|brand|category)Id=/.test(href) && !/^\/(?:sellers|brands)\?/.test(href);

test.each(weekScreens)(
  '$href says what is wrong in the server’s words, tries again until it works, and leads away from a week that is not published',
  async (screen) => {
    const first = isOfOne(screen) ? await expectToAskWhose(screen) : undefined;
    for (const route of [screen.main, ...screen.others]) answerAs(route, 'server-error');
    const { router, address } = first ?? (await visit(inWeek(screen.href, 46)));
    if (first) await again.first().click();
    await expect.element(alert.getByText(/INTERNAL_SERVER_ERROR/)).toBeVisible();
    await expect.element(main.getByRole('link', { name: '«Состояние сервера»' }).first()).toBeVisible();
    await expectAccessible('main');
    await page.viewport(1440, 900);
    await expectToTryAgain(screen);

    await router.navigate(inWeek(screen.href, 12));
    await expect.element(page.getByText(/^Неделя 12 .*такой недели нет/)).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Неделя 44/ })).toBeVisible();
    await page.getByRole('button', { name: /^Открыть последнюю: Неделя 46/ }).click();
    await expect.poll(address).toBe(inWeek(screen.href, 46));
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFocusKept();
  },
  120_000,
);

test.each(['truncated', 'wrong-shape', 'bad-gateway-html', 'offline'] as const)(
  'an answer that nobody can read (%s) is told in the product’s own words',
  async (scenario) => {
    for (const route of Object.values(contract.brand)) answerAs(route, scenario);
    await visit('/brand?brandId=7');
    await expect.element(alert.getByText('Failed to fetch brand info')).toBeVisible();
    await expect.element(again.first()).toBeVisible();
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
