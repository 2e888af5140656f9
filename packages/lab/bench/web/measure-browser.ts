import { buildWeb } from '../../../../apps/api/src/lifecycle/build-web.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
import { launchBrowser } from '../../start/browser.ts';
import { signIn } from '../../start/server.ts';
import type { Measure } from '../bench.ts';
import { createRequest, readLargest } from '../data/report-requests.ts';
import { withServer } from '../processes/with-server.ts';
import { measureFirstVisit } from './measure-first-visit.ts';
import { measureReactions } from './measure-reactions.ts';
import { measureTable } from './measure-table.ts';
import { openLongList } from './open-long-list.ts';

/**
 * Measures the built web app in Chromium with a throttled processor: first visits, reactions to inputs, and a long
 * list.
 */
export const measureBrowser: Measure = async (bench) => {
  const market = await bench.openMarket();
  const [sellerId = 0] = await readLargest(market, 'seller');
  const [categoryId = 0] = await readLargest(market, 'category');
  const report = createRequest(categoryReports.products, market, { categoryId }).path;
  const week = `year=${market.latest.year}&weekNumber=${market.latest.weekNumber}`;
  const list = `/category-products?categoryId=${categoryId}&${week}`;
  await buildWeb();
  return withServer(market.dataDir, { isCached: true }, async (server) => {
    const { origin } = server;
    const session = await signIn(server);
    const longList = await openLongList(origin, report);
    const browser = await launchBrowser();
    try {
      return [
        ...(await measureFirstVisit(browser, origin, '/home')),
        ...(await measureFirstVisit(browser, origin, '/login')),
        ...(await measureReactions(browser, session, {
          seller: `${origin}/seller?sellerId=${sellerId}&${week}`,
          categories: `${origin}/categories?${week}`,
          list: origin + list,
        })),
        ...(await measureTable(browser, session, {
          name: `${longList.rows} products`,
          typed: longList.typed,
          list: longList.address + list,
          report: longList.address + report,
        })),
      ];
    } finally {
      longList.close();
      await browser.close();
    }
  });
};
