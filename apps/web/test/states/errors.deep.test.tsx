import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { respondAs, respondRaw } from '../respond.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { withWeek, getPathname, type WeekScreen, weekScreens } from '../screens.ts';
import { flushConsoleErrors } from '../console-errors.ts';
import { defaultHandler } from '../default-market.ts';
import { renderApp } from '../render-app.tsx';
import { mswWorker } from '../msw-worker.ts';

const main = page.getByRole('main');
const alert = page.getByRole('alert').first();
const retryButtons = page.getByRole('button', { name: 'Повторить' });

/** Clicks retry buttons until none is left; a button may disappear before its click. */
async function retryAll() {
  const clickAndCount = async () => {
    const [button] = retryButtons.all();
    await button?.click({ timeout: 1000 }).catch(() => undefined);
    return retryButtons.elements().length;
  };
  await expect.poll(clickAndCount, { timeout: 60_000 }).toBe(0);
}

/** Expects the focus on an element other than the body. */
const expectFocusOnElement = () => expect.poll(() => document.activeElement).not.toBe(document.body);

/** Expects a screen about an entity to offer a choice, both without an id and for an entity missing in the week. */
async function expectEntityChoice({ href, reports }: WeekScreen) {
  for (const report of reports) respondAs(report, 'client-error');
  const visited = await renderApp(getPathname(href));
  await expect.element(main.getByRole('combobox')).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await visited.router.navigate(withWeek(href, 46));
  await expect.element(alert).toBeVisible();
  expect(retryButtons.elements(), 'retries of what the week lacks').toEqual([]);
  expect(alert.element().textContent).not.toContain('NOT_FOUND');
  await expect.element(main.getByRole('combobox')).toBeVisible();
  return visited;
}

/** Retries with another error, in the product's own words, then with success. */
async function expectRetry({ reports }: WeekScreen) {
  for (const report of reports) respondAs(report, 'bad-gateway-html');
  await retryButtons.first().click();
  await expect.element(page.getByText(/Failed to fetch/).first()).toBeVisible();
  await expectFocusOnElement();
  mswWorker.resetHandlers(defaultHandler);
  await retryAll();
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFocusOnElement();
}

const isAboutEntity = ({ href }: WeekScreen) =>
  /^[^?]+\?(?:seller|brand|category)Id=/.test(href) && !/^\/(?:sellers|brands)\?/.test(href);

test.each(weekScreens)(
  '$href shows the server’s error, recovers by a retry, and leads from an unpublished week to a published one',
  async (screen) => {
    const rendered = isAboutEntity(screen) ? await expectEntityChoice(screen) : undefined;
    for (const endpoint of screen.reports) respondAs(endpoint, 'server-error');
    const { router, address } = rendered ?? (await renderApp(withWeek(screen.href, 46)));
    await rendered?.router.navigate(withWeek(screen.href, 45));
    await expect.element(alert.getByText(/INTERNAL_SERVER_ERROR/)).toBeVisible();
    await expect.element(main.getByRole('link', { name: '«Состояние сервера»' }).first()).toBeVisible();
    await expectAccessible('main');
    await page.viewport(1440, 900);
    await expectRetry(screen);

    await router.navigate(withWeek(screen.href, 12));
    await expect.element(page.getByText(/^Неделя 12 .*отчёта нет/)).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Неделя 44/ })).toBeVisible();
    await page.getByRole('button', { name: /^Открыть последнюю: неделя\s46/ }).click();
    await expect.poll(address).toBe(withWeek(screen.href, 46));
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFocusOnElement();
  },
  120_000,
);

test.each(['truncated', 'wrong-shape', 'bad-gateway-html', 'offline'] as const)(
  'an unreadable response (%s) shows the product’s own message',
  async (scenario) => {
    for (const endpoint of Object.values(contract.brand)) respondAs(endpoint, scenario);
    await renderApp('/brand?brandId=7');
    await expect.element(alert.getByText('Failed to fetch brand info')).toBeVisible();
    await expect.element(retryButtons.first()).toBeVisible();
    flushConsoleErrors();
  },
);

test('a long error message with markup is shown as text and shortened', async () => {
  const error = `<img src=x onerror="alert(1)">${'очень длинно '.repeat(1_000)}`;
  respondRaw(contract.brand.info, () => Response.json({ error, code: 'X' }, { status: 500 }));
  await renderApp('/brand?brandId=7', { width: 320 });
  await expect.element(alert.getByText(/<img src=x onerror/)).toBeVisible();
  expect(alert.element().textContent?.length).toBeLessThan(400);
  expect(alert.element().querySelector('img')).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
