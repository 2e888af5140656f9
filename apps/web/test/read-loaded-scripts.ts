import type { Page } from 'playwright';
import { FIRST_SCREEN_MARK } from '../src/routing/first-screen.ts';

/** Time without new requests after which a page counts as idle, ms. */
const IDLE_MS = 500;

/** Waits until a page is idle and returns the paths of the scripts that it has loaded for its first screen. */
export async function readLoadedScripts(page: Page): Promise<string[]> {
  const readPaths = () =>
    page.evaluate((mark) => {
      const [complete] = performance.getEntriesByName(mark);
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => complete === undefined || startTime < complete.startTime)
        .map(({ name }) => new URL(name).pathname);
    }, FIRST_SCREEN_MARK);
  let known: string[] = [];
  for (let now = await readPaths(); now.length > known.length; now = await readPaths()) {
    known = now;
    await page.waitForTimeout(IDLE_MS);
  }
  return [...new Set(known)].filter((name) => name.endsWith('.js'));
}
