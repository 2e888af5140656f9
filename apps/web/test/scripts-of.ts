import type { Page } from 'playwright';

/** A page is quiet when it has asked for nothing new in so long, ms. */
const QUIET_MS = 1000;

/** The script files that a page has asked for once it is quiet, as paths. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const asked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  let before: string[] = [];
  for (let now = await asked(); now.length > before.length; now = await asked()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
  return [...new Set(before)].filter((name) => name.endsWith('.js'));
}
