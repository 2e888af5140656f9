import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../expect-accessible.ts';
import { pauseResponses } from '../respond.ts';
import { expectToFit } from '../expect-to-fit.ts';
import { getPathname, otherExpectations, weekScreens, withWeek } from '../screens.ts';
import { observeLayoutShift } from '../layout-shift.ts';
import { emulateNetwork } from '../emulate-network.ts';
import { renderApp } from '../render-app.tsx';
import { respondWithLongTitles, respondFromLargeMarket } from '../large-market.ts';

const loading = page.getByText('Загрузка…').first();
const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const readText = () => main.element().textContent;
const getText = (text: RegExp) => page.getByText(text).first();

test('each expectation belongs to a route about a week', () => {
  const paths = weekScreens.map(({ href }) => getPathname(href));
  expect(Object.keys(otherExpectations).filter((path) => !paths.includes(path))).toEqual([]);
});

/** Resumes the responses and expects no layout shift. */
async function expectNoShift(resume: () => void) {
  await document.fonts.ready;
  const shift = observeLayoutShift();
  resume();
  await expect.element(heading).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shift.total(), shift.describe().join('\n')).toBeLessThanOrEqual(0.02);
}

test.each(weekScreens)(
  '$href shows that it is offline, then a skeleton; the content causes no layout shift and fits every width',
  async ({ href }) => {
    respondFromLargeMarket();
    const { goOffline, goOnline } = emulateNetwork();
    goOffline();
    const { router } = await renderApp(href);
    await expect.element(getText(/^Чтобы показать список недель, нужна сеть/)).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    const resume = pauseResponses();
    goOnline();
    await expect.element(loading).toBeInTheDocument();
    await expectNoShift(resume);
    await expectAccessible();

    respondWithLongTitles();
    await router.navigate(withWeek(href, 44));
    await expect.poll(readText).toContain('{{7*7}}');
    await expect.element(loading).not.toBeInTheDocument();
    expect(main.element().querySelector('b')).toBeNull();
    for (const width of [320, 360, 640, 768, 1440]) await expectToFit(width);

    goOffline();
    await router.navigate(withWeek(href, 45));
    await expect.element(getText(/^Чтобы показать (?!список недель).*нужна сеть/)).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    goOnline();
    await expect.poll(readText).toContain('{{7*7}}');
  },
  120_000,
);
