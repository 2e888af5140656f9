import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { ensureBrowser } from '../../../../.config/ensure-browser.ts';
import { browserFlags } from '../../../../.config/find-browser.ts';
import type { RunningBrowser, Tab } from './running-browser.ts';
import { FIREFOX_PATH } from './ensure-packages.ts';

const createTab = (page: Page): Tab => ({
  open: async (url) => {
    await page.bringToFront();
    await page.goto(url);
  },
  evaluate: async (run, ...args) =>
    page.evaluate(run as (...params: unknown[]) => ReturnType<typeof run>, ...args),
  press: async (keys) => {
    const inputs = keys.split('+') as KeyInput[];
    for (const key of inputs) await page.keyboard.down(key);
    for (const key of inputs.toReversed()) await page.keyboard.up(key);
  },
  type: (text) => page.keyboard.type(text),
  movePointer: ({ x, y }) => page.mouse.move(x, y),
  holdPointer: () => page.mouse.down(),
  releasePointer: () => page.mouse.up(),
  resize: (width, height) => page.setViewport({ width, height }),
  takePicture: () => page.screenshot(),
});

/** Collects the page's reports. Firefox reports policy violations only by an event. */
async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  const add = (text: string) => reports.push(`${page.url()} ${text}`);
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Policy violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && add(message.text()));
  page.on('pageerror', (error) => add(String(error)));
  page.on(
    'response',
    (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`),
  );
  return reports;
}

async function start(options: LaunchOptions, downloads: string): Promise<RunningBrowser> {
  const browser: Browser = await puppeteer.launch({
    ...options,
    env: { ...process.env, ...options.env, TZ: 'Asia/Almaty' },
  });
  // Firefox's first page has a document without focus; a new page has one with focus.
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    tab: createTab(page),
    downloads,
    reports: await collectReports(page),
    close: () => browser.close(),
  };
}

/** Starts the Chromium of the tests. */
export const startChromium = (downloads: string): Promise<RunningBrowser> => {
  const { path, environment } = ensureBrowser();
  return start(
    {
      browser: 'chrome',
      executablePath: path,
      args: [...browserFlags, '--lang=ru-RU', '--accept-lang=ru-RU'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
      env: environment,
    },
    downloads,
  );
};

/** Starts Debian’s Firefox by WebDriver BiDi. */
export const startFirefox = (downloads: string): Promise<RunningBrowser> =>
  start(
    {
      browser: 'firefox',
      executablePath: FIREFOX_PATH,
      extraPrefsFirefox: {
        'intl.accept_languages': 'ru-RU',
        'browser.download.folderList': 2,
        // After a download that opened this panel, the page's timers stopped.
        'browser.download.alwaysOpenPanel': false,
        'browser.download.dir': downloads,
        'widget.gtk.overlay-scrollbars.enabled': false,
        'ui.useOverlayScrollbars': 0,
      },
    },
    downloads,
  );
