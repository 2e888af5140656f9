import type { Browser } from 'playwright';
import { openPage, slowDown } from './open-page.ts';

declare global {
  interface Window {
    /** Time of the largest paint so far, ms since navigation. */
    largestPaintMs: number;
    /** Sum of all layout shifts. */
    layoutShift: number;
  }
}

/** First visits to a page, one value a visit. */
export interface FirstVisit {
  path: string;
  /** Largest contentful paint, ms since navigation. */
  largestPaints: number[];
  /** Cumulative layout shift. */
  shifts: number[];
}

/** Slow 4G as Chromium's tools define it: bits a second and latency, ms. */
const slow4G = { down: 1_600_000, up: 750_000, latency: 150 };

const VISITS = 3;
/** Time after which nothing of a first visit is painted any more, ms. */
const VISIT_MS = 9_000;

/** Runs in the page; records the largest paint and layout shifts. */
function recordVisit(): void {
  window.largestPaintMs = Number.NaN;
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    window.largestPaintMs = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Measures a stranger's first visit with an empty cache on Slow 4G, at a slowed processor. */
export async function measureFirstVisit(
  browser: Browser,
  address: string,
  path: string,
): Promise<FirstVisit> {
  const visit: FirstVisit = { path, largestPaints: [], shifts: [] };
  for (let count = 0; count < VISITS; count += 1) {
    const page = await openPage(browser);
    await page.addInitScript(recordVisit);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4G.latency,
      downloadThroughput: slow4G.down / 8,
      uploadThroughput: slow4G.up / 8,
    });
    await slowDown(page);
    await page.goto(address + path);
    await page.waitForTimeout(VISIT_MS);
    visit.largestPaints.push(await page.evaluate(() => window.largestPaintMs));
    visit.shifts.push(await page.evaluate(() => window.layoutShift));
    await page.context().close();
  }
  return visit;
}
