import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { buildWeb } from '../../../../apps/api/src/lifecycle/build-web.ts';
import { categoryReports } from '../../../../apps/api/src/category/reports.ts';
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
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium is installed; set CHROMIUM_PATH');
  const market = await bench.openMarket();
  const [sellerId = 0] = await readLargest(market, 'seller');
  const [categoryId = 0] = await readLargest(market, 'category');
  const report = createRequest(categoryReports.products, market, { categoryId }).path;
  const week = `year=${market.latest.year}&weekNumber=${market.latest.weekNumber}`;
  const list = `/category-products?categoryId=${categoryId}&${week}`;
  await buildWeb();
  return withServer(market.dataDir, { isCached: true }, async ({ address, signIn }) => {
    const session = await signIn('bench@example.kz');
    const longList = await openLongList(address, report);
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    try {
      return [
        ...(await measureFirstVisit(browser, address, '/home')),
        ...(await measureFirstVisit(browser, address, '/login')),
        ...(await measureReactions(browser, session, {
          seller: `${address}/seller?sellerId=${sellerId}&${week}`,
          categories: `${address}/categories?${week}`,
          list: address + list,
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
