import { type Browser, chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../../.config/ensure-browser.ts';
import { browserFlags } from '../../../.config/find-browser.ts';
import type { DemoSession } from './demo-server.ts';

/** Launches the browser of the tests; installs one if the machine has none. */
export async function launchBrowser(): Promise<Browser> {
  const { path, environment } = ensureBrowser();
  return chromium.launch({
    executablePath: path,
    args: browserFlags,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
}

/** Loading placeholders. */
const SKELETON = 'main .animate-breathe';

/** Waits until the network is idle, nothing on the screen is busy and no placeholder is left. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  // Charts load after the first interaction.
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.locator(SKELETON).first().waitFor({ state: 'detached' });
  await page.waitForTimeout(800);
}

/** Local storage of a signed-in browser, with optional further entries. */
export const createStorageState = (
  origin: string,
  { accessToken, refreshToken, user }: DemoSession,
  extraEntries: readonly { name: string; value: string }[] = [],
) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'access_token', value: accessToken },
        { name: 'refresh_token', value: refreshToken },
        { name: 'user', value: JSON.stringify(user) },
        ...extraEntries,
      ],
    },
  ],
});

interface ContextOptions {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** Language of browser and pages; Russian by default. */
  locale?: string;
  /** A phone's browser, whose scrollbars take no space. */
  isMobile?: boolean;
  hasTouch?: boolean;
  /** Device pixels per CSS pixel. */
  deviceScaleFactor?: number;
  storageState?: ReturnType<typeof createStorageState>;
}

/** Opens a browser context as for a person in Kazakhstan who uses the browser's language, without animations. */
export async function openContext(browser: Browser, origin: string, options: ContextOptions) {
  const { locale = 'ru-RU' } = options;
  const context = await browser.newContext({
    ...options,
    locale,
    timezoneId: 'Asia/Almaty',
    reducedMotion: 'reduce',
  });
  const [language = ''] = locale.split('-');
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  return context;
}
