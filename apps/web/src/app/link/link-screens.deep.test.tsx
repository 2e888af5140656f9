import { readSharedAddress } from '@vitrina/contract/serving';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { hasName, press, tabTo } from '../../../test/keyboard.ts';
import { respondFromLargeMarket } from '../../../test/large-market.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { weekScreens, withWeek } from '../../../test/screens.ts';
import { addLink, LINK, recordResponses, TOKEN } from '../../../test/shared-link.ts';

const PROFILE = '/seller?sellerId=101&year=2026&weekNumber=46';
const heading = page.getByRole('heading', { level: 1 });
const main = page.getByRole('main');

const openAsStranger = () => renderApp(LINK, { signedIn: false });

/** Profiles with each of their tabs, and the other screens that can be shared. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  '/seller': ['categories', 'brands', 'products', 'changes', 'prices', 'rivals'],
  '/category': ['sellers', 'products', 'brands', 'movement', 'entry'],
  '/brand': ['sellers', 'products', 'categories', 'changes', 'prices', 'movement'],
  '/section': ['categories', 'sellers', 'brands'],
};
const shared = weekScreens
  .map(({ href }) => withWeek(href, 46))
  .filter((href) => readSharedAddress(href) !== undefined)
  .flatMap((href) =>
    (tabs[href.split('?')[0] ?? ''] ?? ['']).map((tab) => (tab ? `${href}&tab=${tab}` : href)),
  );

test('each screen of an entity can be shared', () => {
  expect(shared.length).toBeGreaterThan(weekScreens.length);
});

test.each([...shared, `${PROFILE}&tab=products&compare=on`, `${PROFILE}&tab=rivals&view=missing`])(
  'the link to %s shows the screen to a stranger, requests nothing beside it and leads nowhere',
  async (path) => {
    // Sections of that market have other ids.
    if (!path.startsWith('/section')) respondFromLargeMarket();
    addLink(path);
    const responses = recordResponses();
    const { address } = await openAsStranger();
    await expect.element(heading).toBeVisible();
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    await expect.poll(() => responses.some(({ url }) => url.startsWith('/api/report/'))).toBe(true);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    const reports = responses.filter(({ url }) => url.startsWith('/api/report'));
    expect(new Set(reports.map(({ token }) => token))).toEqual(new Set([TOKEN]));
    expect(new Set(reports.map(({ authorization }) => authorization))).toEqual(new Set([null]));
    expect(document.querySelectorAll('main a:not([href^="https://kaspi.kz/"])')).toHaveLength(0);
    expect(address()).toBe(`${LINK}?${path.split('?')[1] ?? ''}`);
  },
);

test('by keyboard: tabs, the table and its filters', async () => {
  respondFromLargeMarket();
  addLink(PROFILE);
  const { address } = await openAsStranger();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await tabTo((element) => element.closest('[role=tablist][aria-label^=Списки]') !== null);
  await press('{ArrowRight}');
  await expect.poll(address).toContain('tab=brands');
  // The address changes before the table: a button of the previous table would disappear with it.
  await expect.element(page.getByRole('rowheader', { name: /^Бренд/ }).first()).toBeVisible();
  await tabTo(hasName(/^Столбцы/));
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Столбцы' })).toBeVisible();
});

test.each([
  PROFILE,
  '/category?categoryId=31&year=2026&weekNumber=46&charts=on',
  '/product?productId=5001&year=2026&weekNumber=46',
])(
  'the link to %s meets WCAG 2.2 AA',
  async (path) => {
    respondFromLargeMarket();
    addLink(path);
    await openAsStranger();
    await expect.element(page.getByRole('grid').first()).toBeVisible();
    await expectAccessible();
  },
  120_000,
);
