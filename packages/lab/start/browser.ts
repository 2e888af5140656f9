import type { AuthResult } from '@vitrina/contract';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { ensureBrowser } from '../../../.config/ensure-browser.ts';
import { browserFlags } from '../../../.config/find-browser.ts';

/** Launches the browser of the tests; installs one if the machine has none. */
export async function launchBrowser(): Promise<Browser> {
  const { path, environment } = ensureBrowser();
  return chromium.launch({
    executablePath: path,
    args: browserFlags,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
}

/** Creates the local storage of a signed-in browser, with optional further entries. */
export const createStorageState = (
  origin: string,
  { accessToken, refreshToken, user }: AuthResult,
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

/** Opens a browser context as for a person in Kazakhstan who uses the browser's language, without animations. */
export async function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions & { locale: string },
) {
  const context = await browser.newContext({
    ...options,
    timezoneId: 'Asia/Almaty',
    reducedMotion: 'reduce',
  });
  const [language = ''] = options.locale.split('-');
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  return context;
}
