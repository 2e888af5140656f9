import type { Page } from 'playwright';

/** A screenshot of one screen in one state. */
export interface Picture {
  name: string;
  path: string;
  isSignedOut?: true;
  /** Captures the full page instead of the viewport. */
  isFullPage?: true;
  /** Viewport to which the picture is limited. */
  viewport?: 'phone' | 'desktop';
  /** Uses the print style sheet. */
  isPrinted?: true;
  /** Taken after a fixed delay, since the screen never becomes idle. */
  isNeverIdle?: true;
  /** Replaces responses before the screen opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Interacts with the screen before the picture is taken. */
  interact?: (page: Page) => Promise<unknown>;
}

/** Replaces the response of matching requests. */
export const respondWith = (pattern: string, status: number, body: object) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status, json: body }));

/** Waits until the network is idle, nothing on the screen is busy and no placeholder is left. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  // Charts load after the first interaction.
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.locator('main .animate-breathe').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(800);
}

/** Selects by a list of names, all without one. Throws for an unknown name. */
export function selectByName<Item extends { name: string }>(
  items: readonly Item[],
  list: string,
): readonly Item[] {
  const names = list.split(',').filter((name) => name !== '');
  const known = new Set(items.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`No picture is named ${unknown.join(', ')}. The names are: ${[...known].join(', ')}.`);
  return names.length === 0 ? items : items.filter(({ name }) => names.includes(name));
}
