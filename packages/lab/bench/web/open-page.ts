import type { AuthResult } from '@vitrina/contract';
import type { Browser, CDPSession, Page } from 'playwright';
import { createStorageState } from '../../start/browser.ts';
import { median } from '../results/statistics.ts';

declare global {
  interface Window {
    /** Time of the first painted row, ms since navigation; undefined before it. */
    firstRowMs: number | undefined;
    /** Times from input to next paint of events since the last reset, ms. */
    eventDurationsMs: number[];
  }
}

/** Slowdown of the browser's processor. */
const CPU_SLOWDOWN = 4;
/** Minimum duration of an event that a browser records, ms. */
const SHORTEST_EVENT_MS = 16;

/** Runs in the page; records the paint times of the first row and of each reaction to an input. */
function recordPaints(durationThreshold: number): void {
  window.eventDurationsMs = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.eventDurationsMs.push(duration);
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  const checkFirstRow = (): void => {
    if (document.querySelector('[role=grid] tbody th') === null) requestAnimationFrame(checkFirstRow);
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.firstRowMs = performance.now();
        }),
      );
  };
  checkFirstRow();
}

/** Opens a page in a new browser context; with a session it is signed in on the origin of a URL and records paints. */
export async function openPage(browser: Browser, url: string, session?: AuthResult): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    ...(session && { storageState: createStorageState(new URL(url).origin, session) }),
  });
  if (session) await context.addInitScript(recordPaints, SHORTEST_EVENT_MS);
  return context.newPage();
}

/** Throttles the processor of a page; returns the session of its developer tools. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devTools;
}

/** Waits until the page is idle; returns the longest time from an input to its next paint since the last call, ms. */
export async function takeReaction(page: Page, idleMs: number): Promise<number> {
  await page.waitForTimeout(idleMs);
  return page.evaluate(
    (shortest) => Math.max(shortest, ...window.eventDurationsMs.splice(0)),
    SHORTEST_EVENT_MS,
  );
}

/** Returns the median time from an input to the next paint, ms; `undo` follows each input, unmeasured. */
export async function measureInputs(
  page: Page,
  idleMs: number,
  inputs: readonly (() => Promise<void>)[],
  undo?: () => Promise<void>,
): Promise<number> {
  await takeReaction(page, idleMs);
  const paints: number[] = [];
  for (const input of inputs) {
    await input();
    paints.push(await takeReaction(page, idleMs));
    if (undo === undefined) continue;
    await undo();
    await takeReaction(page, idleMs);
  }
  return median(paints);
}
