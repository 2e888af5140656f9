import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../test/visit.tsx';

const signedInPaths = [
  '/',
  '/seller?sellerId=101',
  '/seller-products',
  '/sellers',
  '/categories',
  '/category?categoryId=31',
  '/brand?brandId=7',
  '/account',
  '/method',
  '/no-such-page',
];

/** What WCAG 2.2 AA has against the page, as far as a machine can tell. */
async function violations() {
  const { violations: found } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of signedInPaths) {
    test(`${path} keeps WCAG 2.2 AA, ${theme}`, async () => {
      document.documentElement.dataset['theme'] = theme;
      await visit(path);
      await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect.element(page.getByText('Загрузка…')).not.toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });
  }

  for (const path of ['/home', '/login']) {
    test(`${path} keeps WCAG 2.2 AA, ${theme}`, async () => {
      document.documentElement.dataset['theme'] = theme;
      await visit(path, { signedIn: false });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  }
}

for (const path of ['/', '/seller?sellerId=101', '/sellers', '/category?categoryId=31', '/login', '/home']) {
  test(`${path} is 320 px wide without loss`, async () => {
    await visit(path, { width: 320, signedIn: path !== '/login' });
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
}
