import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { layoutScreens, publicScreens } from '../../src/app/routes.ts';
import { expectAccessible } from '../accessible.ts';
import { holdAnswers } from '../answer.ts';
import { expectToFit } from '../at-width.ts';
import { inWeek, otherHrefs, pathOf, publicHrefs, weekScreens } from '../every-screen.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { network } from '../network.ts';
import { visit } from '../visit.tsx';
import { answerFromLongNames, answerFromWideMarket } from '../wide-market.ts';

const loading = page.getByText('Загрузка…').first();
const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const text = () => main.element().textContent;
const waitsFor = (what: RegExp) => page.getByText(what).first();

test('the screens tried here are all that there are', () => {
  const paths = [...layoutScreens, ...publicScreens].map(({ path }) => path);
  const tried = [...weekScreens.map(({ href }) => href), ...otherHrefs, ...publicHrefs].map(pathOf);
  expect(new Set(tried)).toEqual(new Set([...paths, '/no-such-page']));
});

async function expectNoJump(release: () => void) {
  await document.fonts.ready;
  const shift = watchLayoutShift();
  release();
  await expect.element(heading).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  await new Promise((done) => setTimeout(done, 100));
  expect(shift.total(), shift.what().join('\n')).toBeLessThanOrEqual(0.02);
}

test.each(weekScreens)(
  '$href waits for a network, then shows the shape of what comes; nothing jumps when it is there, and it fits every width',
  async ({ href }) => {
    answerFromWideMarket();
    const { cut, restore } = network();
    cut();
    const { router } = await visit(href);
    await expect.element(waitsFor(/^Чтобы показать список недель, нужна сеть/)).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    const release = holdAnswers();
    restore();
    await expect.element(loading).toBeInTheDocument();
    await expectNoJump(release);
    await expectAccessible();

    answerFromLongNames();
    await router.navigate(inWeek(href, 44));
    await expect.poll(text).toContain('{{7*7}}');
    await expect.element(loading).not.toBeInTheDocument();
    expect(main.element().querySelector('b')).toBeNull();
    for (const width of [320, 360, 640, 768, 1440]) await expectToFit(width);

    cut();
    await router.navigate(inWeek(href, 45));
    await expect.element(waitsFor(/^Чтобы показать (?!список недель).*нужна сеть/)).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    restore();
    await expect.poll(text).toContain('{{7*7}}');
  },
  120_000,
);
