import type { Browser } from 'playwright';
import { atMost, type Figure } from '../results/figure.ts';
import { median } from '../results/statistics.ts';
import { openPage, slowDown } from './open-page.ts';

declare global {
  interface Window {
    /** Time of the largest paint so far, ms since navigation. */
    largestPaintMs: number;
    /** Sum of all layout shifts. */
    layoutShift: number;
  }
}

/** Slow 4G as Chromium's tools define it: bytes a second and latency, ms. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const VISITS = 3;
/** Time after which a first visit paints nothing more, ms. */
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

/** Measures a stranger's first visit with an empty cache on Slow 4G, with a throttled processor. */
export async function measureFirstVisit(browser: Browser, address: string, path: string): Promise<Figure[]> {
  const largestPaints: number[] = [];
  const shifts: number[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    const page = await openPage(browser, address);
    await page.addInitScript(recordVisit);
    const devTools = await slowDown(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await page.goto(address + path);
    await page.waitForTimeout(VISIT_MS);
    largestPaints.push(await page.evaluate(() => window.largestPaintMs));
    shifts.push(await page.evaluate(() => window.layoutShift));
    await page.context().close();
  }
  const visit = `first visit to ${path}, Slow 4G, 4× slower processor`;
  return [
    {
      name: `${visit}: largest paint`,
      unit: 'ms',
      value: median(largestPaints),
      bound: atMost(1800),
    },
    { name: `${visit}: layout shift`, unit: 'score', value: median(shifts), bound: atMost(0) },
  ];
}
