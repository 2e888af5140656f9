import type { QueryCache } from '@tanstack/react-query';
import { contract } from '@vitrina/contract';
import { type Endpoint, listEndpoints } from '@vitrina/contract/serving';
import { cleanup } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { flushConsoleErrors } from '../console-errors.ts';
import { defaultHandler } from '../default-market.ts';
import { mswWorker } from '../msw-worker.ts';
import { renderApp } from '../render-app.tsx';
import { respondAs } from '../respond.ts';
import { getPathname, weekScreens, withWeek } from '../screens.ts';

/** Every report except the weeks, without which there is no screen, by the name of its endpoint. */
const reports = listEndpoints(contract).filter(
  ({ name, endpoint }) => endpoint.path.startsWith('/api/report/') && name !== 'period.list',
);

/** Reports that only the screens in `needed` depend on: totals, trend lines and pictures beside the figures. */
const beside = /^period\.weekInfo$|^market\.|\.history$/;

/** Reports of `beside` that are a screen's subject. */
const needed: Readonly<Record<string, RegExp>> = {
  '/': /^period\.weekInfo$/,
  '/market': /^period\.weekInfo$/,
  '/compare': /\.history$/,
  '/seller-briefing': /^/,
  '/category-briefing': /^/,
  '/section-briefing': /^/,
  '/brand-briefing': /^/,
};

/**
 * Further reports without which a screen still shows its list: names in its head, counts of its tree and of other
 * tabs.
 */
const dispensable: Readonly<Record<string, RegExp>> = {
  '/market': /^category\.tree$/,
  '/sellers': /^category\.list$/,
  '/brands': /^category\.list$/,
  '/categories': /^category\.tree$/,
  '/category': /^category\.(?:tree|products|brands)$/,
  '/seller': /^seller\.(?:brands|products)$/,
  '/brand': /^brand\.(?:products|categories)$/,
  '/section': /^section\.brands$/,
  '/compare': /^seller\.prices$/,
};
/** Separate lists and briefings, which take the name from elsewhere. */
const isWithoutHead = /^\/(?:seller|category|section|brand)-/;

function isNeeded(href: string, name: string): boolean {
  const path = getPathname(href);
  if (beside.test(name)) return needed[path]?.test(name) === true;
  if (isWithoutHead.test(path) && name.endsWith('.info')) return false;
  // A search by title needs no tree.
  if (href.includes('title=')) return name === 'seller.byTitle';
  // Chosen categories are meaningless without their tree.
  if (href.includes('categoryIds=')) return true;
  return dispensable[path]?.test(name) !== true;
}

const main = page.getByRole('main');
const alerts = main.getByRole('alert');
const isLoading = () =>
  main.elements().length === 0 ||
  main.element().querySelector('[aria-busy=true], .animate-breathe') !== null ||
  main.getByRole('heading', { level: 1 }).elements().length + alerts.elements().length === 0;

/** Renders a screen and waits until nothing on it is loading; returns the cache of its queries. */
async function open(href: string): Promise<QueryCache> {
  const { queryClient } = await renderApp(withWeek(href, 46));
  await expect.poll(() => isLoading() || queryClient.isFetching() > 0, { interval: 20 }).toBe(false);
  return queryClient.getQueryCache();
}

/** Opens a screen; returns the reports that it reads. A report that is only preloaded has no observer. */
async function findReports(href: string): Promise<readonly (readonly [string, Endpoint])[]> {
  const cache = await open(href);
  const read = cache
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey }) => queryKey);
  return reports
    .filter(({ endpoint: { method, path } }) => read.some(([own, at]) => own === method && at === path))
    .map(({ name, endpoint }) => [name, endpoint]);
}

const hrefs = [
  ...weekScreens.map(({ href }) => href),
  '/sellers',
  '/sellers?title=Н',
  '/brands',
  '/categories?categoryIds=1',
];

test.each(hrefs)(
  '%s shows the error of each of its reports in the main area with a retry that works, or does without it',
  async (href) => {
    const found = await findReports(href);
    expect(found.length).toBeGreaterThan(0);
    for (const [name, endpoint] of found) {
      await cleanup();
      mswWorker.resetHandlers(defaultHandler);
      respondAs(endpoint, 'server-error');
      await open(href);
      if (!isNeeded(href, name)) continue;
      await expect
        .element(alerts.getByText(/INTERNAL_SERVER_ERROR/).first(), { message: name })
        .toBeVisible();
      mswWorker.resetHandlers(defaultHandler);
      await alerts.getByRole('button', { name: 'Повторить' }).first().click();
      await expect.poll(() => alerts.elements().length, { message: name }).toBe(0);
    }
    flushConsoleErrors();
  },
  120_000,
);
