import { contract } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { layoutScreens, publicScreens } from '../../src/routes.ts';
import { answerAs, holdAnswers } from '../answer.ts';
import { otherHrefs, publicHrefs, weekScreens } from '../every-screen.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { visit } from '../visit.tsx';
import { answerFromWideMarket } from '../wide-market.ts';

const loading = page.getByText('Загрузка…').first();
const heading = page.getByRole('main').getByRole('heading', { level: 1 });
const pathOf = (href: string) => href.split('?')[0];

test('the screens tried here are all that there are', () => {
  const paths = [...layoutScreens, ...publicScreens].map(({ path }) => path);
  const tried = [...weekScreens.map(({ href }) => href), ...otherHrefs, ...publicHrefs].map(pathOf);
  const forPeople = paths.filter((path) => path !== '/parts');
  expect(new Set(tried)).toEqual(new Set([...forPeople, '/no-such-page']));
});

test.each(weekScreens)(
  '$href shows the shape of what comes while it is on its way, and nothing jumps when it is there',
  async ({ href }) => {
    answerFromWideMarket();
    const release = holdAnswers();
    await visit(href);
    await expect.element(loading).toBeInTheDocument();
    await document.fonts.ready;
    const shift = watchLayoutShift();
    release();
    await expect.element(heading).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    await new Promise((done) => setTimeout(done, 100));
    expect(shift.total(), shift.what().join('\n')).toBeLessThanOrEqual(0.02);
  },
);

test('an answer that takes 3 s is waited for, with the shape of the profile in its place', async () => {
  answerAs(contract.seller.info, 'slow');
  await visit('/seller?sellerId=101');
  await expect.element(loading).toBeInTheDocument();
  await expect.element(heading).toHaveTextContent('ИП «Нұрлы Жол»');
  await expect.element(loading).not.toBeInTheDocument();
});
