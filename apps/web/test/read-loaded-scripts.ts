import type { Page } from 'playwright';

/** Time without new requests after which a page counts as idle, ms. */
const IDLE_MS = 500;

/** Waits until a page is idle and returns the paths of the scripts it has loaded. */
export async function readLoadedScripts(page: Page): Promise<string[]> {
  const readPaths = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  let known: string[] = [];
  for (let now = await readPaths(); now.length > known.length; now = await readPaths()) {
    known = now;
    await page.waitForTimeout(IDLE_MS);
  }
  return [...new Set(known)].filter((name) => name.endsWith('.js'));
}
