import type { Page } from 'playwright';
import type { PicturedSession } from './pictured-demo.ts';

/** The screen as a person sees it once everything is there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
}

/** What the browser of a person signed in has kept, and what else it shall have. */
export const kept = (
  base: string,
  { accessToken, refreshToken, user }: PicturedSession,
  others: readonly { name: string; value: string }[] = [],
) => ({
  cookies: [],
  origins: [
    {
      origin: base,
      localStorage: [
        { name: 'access_token', value: accessToken },
        { name: 'refresh_token', value: refreshToken },
        { name: 'user', value: JSON.stringify(user) },
        ...others,
      ],
    },
  ],
});
