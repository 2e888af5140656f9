import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { readOptions } from '../../../.config/read-options.ts';
import { createStorageState, launchBrowser, openContext } from '../start/browser.ts';
import { readMarketIds } from '../start/market.ts';
import { resolveServer, type Server, signIn } from '../start/server.ts';
import { type Picture, selectByName, waitUntilIdle } from './picture.ts';
import { createPictures } from './screens.ts';

const help = `Usage: pnpm pictures [options]

Takes a picture of every screen of the demo market, or of a running server.

  --only A,B       only these pictures
  --views A,B      views whose names begin so: desktop-light, desktop-dark, phone-light, phone-dark
  --language TAG   language of the browser (default: ru-RU)
  --to DIR         folder of the pictures (default: pictures)
  --base URL       a running server in place of one that is started
  --log FILE       its output, which has the sign-in codes
`;

const { values: options } = readOptions(help, {
  options: {
    only: { type: 'string', default: '' },
    views: { type: 'string', default: '' },
    base: { type: 'string' },
    log: { type: 'string' },
    language: { type: 'string', default: 'ru-RU' },
    to: { type: 'string', default: 'pictures' },
  },
});
const folder = join(fileURLToPath(new URL('../../..', import.meta.url)), options.to);

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Each viewport in each theme; `--views` selects by a prefix of the name. */
const views = (['desktop', 'phone'] as const)
  .flatMap((viewport) =>
    (['light', 'dark'] as const).map((theme) => ({ viewport, theme, name: `${viewport}-${theme}` })),
  )
  .filter(({ name }) => options.views.split(',').some((start) => name.startsWith(start)));

type View = (typeof views)[number];

/** Scrolls over the page, so that lazy images load. */
async function showLazyImages(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await waitUntilIdle(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function takePicture(page: Page, origin: string, view: View, picture: Picture): Promise<void> {
  await picture.prepare?.(page);
  await page.goto(origin + picture.path);
  if (picture.isNeverIdle) await page.waitForTimeout(1500);
  else await waitUntilIdle(page);
  if (picture.interact) {
    await picture.interact(page);
    await page.waitForTimeout(500);
    await waitUntilIdle(page);
  }
  if (picture.isFullPage) await showLazyImages(page);
  const path = join(folder, `${picture.name}-${view.name}`);
  if (picture.isPrinted) await page.pdf({ path: `${path}.pdf`, preferCSSPageSize: true });
  else
    await page.screenshot({
      path: `${path}.png`,
      fullPage: picture.isFullPage ?? false,
      animations: 'disabled',
    });
}

/** Takes all pictures of one view. Returns the errors, each with its picture's name. */
async function takeView(browser: Browser, server: Server, view: View, pictures: readonly Picture[]) {
  const { origin } = server;
  const errors: string[] = [];
  const contextOptions = { ...devices[view.viewport], colorScheme: view.theme, locale: options.language };
  const signedOut = await openContext(browser, origin, contextOptions);
  // One sign-in each: a view takes minutes, and pages of a view do not share a renewed token.
  const storageState = createStorageState(origin, await signIn(server));
  const signedIn = await openContext(browser, origin, { ...contextOptions, storageState });
  for (const picture of pictures) {
    if (picture.viewport && picture.viewport !== view.viewport) continue;
    const page = await (picture.isSignedOut ? signedOut : signedIn).newPage();
    const addError = (error: unknown) =>
      errors.push(`${picture.name}-${view.name}: ${error instanceof Error ? error.message : String(error)}`);
    page.on('pageerror', addError);
    await takePicture(page, origin, view, picture).catch(addError);
    await page.close();
    process.stdout.write('.');
  }
  await signedOut.close();
  await signedIn.close();
  return errors;
}

const server = await resolveServer(options);
try {
  const pictures = selectByName(createPictures(await readMarketIds(server.origin)), options.only);
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const errors: string[] = [];
  for (const view of views) errors.push(...(await takeView(browser, server, view, pictures)));
  await browser.close();
  process.stdout.write(`\nPictures: ${folder}\n${errors.map((error) => `FAILED ${error}\n`).join('')}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
