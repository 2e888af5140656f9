import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags } from './browser.ts';
import { getBrowser } from './get-browser.ts';
import { type Picture, picturedMarket } from './picture.ts';
import { type PicturedSession, runningDemo, signedIn, startedDemo } from './pictured-demo.ts';
import { kept, settled } from './pictured-page.ts';
import { pictures } from './pictured-screens.ts';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    views: { type: 'string', default: '' },
    base: { type: 'string' },
    log: { type: 'string' },
    to: { type: 'string', default: 'pictures' },
  },
});
const folder = join(fileURLToPath(new URL('..', import.meta.url)), asked.to);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A sheet across, and as many below it as one looks through, px. */
const paper = { width: 1030, height: 3000 };

/** Each width in each theme; `--views` leaves only those whose names begin so. */
const views = (['desktop', 'phone'] as const)
  .flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme, name: `${size}-${theme}` })))
  .filter(({ name }) => asked.views.split(',').some((start) => name.startsWith(start)));

const isAsked = ({ name }: Picture) => asked.only === '' || asked.only.split(',').includes(name);

async function take(page: Page, base: string, view: View, picture: Picture): Promise<void> {
  if (picture.printed) {
    await page.emulateMedia({ media: 'print', colorScheme: view.theme });
    await page.setViewportSize(paper);
  }
  await picture.before?.(page);
  await page.goto(base + picture.path);
  if (picture.restless) await page.waitForTimeout(1500);
  else await settled(page);
  if (picture.act) {
    await picture.act(page);
    await page.waitForTimeout(500);
    await settled(page);
  }
  const path = join(folder, `${picture.name}-${view.name}.png`);
  await page.screenshot({ path, fullPage: picture.whole ?? false, animations: 'disabled' });
}

type View = (typeof views)[number];

const inContext = (browser: Browser, view: View, storageState?: ReturnType<typeof kept>) =>
  browser.newContext({
    viewport: sizes[view.size],
    colorScheme: view.theme,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });

/** All pictures of one width and theme. Returns what went wrong, by the pictures' names. */
async function takeView(browser: Browser, base: string, session: PicturedSession, view: View) {
  const failed: string[] = [];
  const stranger = await inContext(browser, view);
  const known = await inContext(browser, view, kept(base, session));
  for (const picture of pictures(await picturedMarket(base)).filter(isAsked)) {
    if (picture.only && picture.only !== view.size) continue;
    const page = await (picture.stranger ? stranger : known).newPage();
    const fail = (error: unknown) =>
      failed.push(`${picture.name}-${view.name}: ${error instanceof Error ? error.message : String(error)}`);
    page.on('pageerror', fail);
    await take(page, base, view, picture).catch(fail);
    await page.close();
    process.stdout.write('.');
  }
  await stranger.close();
  await known.close();
  return failed;
}

const source = getBrowser();
const demo = asked.base ? runningDemo(asked.base, asked.log ?? '/dev/null') : await startedDemo();
try {
  mkdirSync(folder, { recursive: true });
  const session = await signedIn(demo);
  const browser = await chromium.launch({
    executablePath: source.path,
    args: browserFlags,
    env: { ...process.env, ...source.environment } as Record<string, string>,
  });
  const failed: string[] = [];
  for (const view of views) failed.push(...(await takeView(browser, demo.base, session, view)));
  await browser.close();
  process.stdout.write(`\nPictures are in ${folder}\n${failed.map((one) => `FAILED ${one}\n`).join('')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await demo.end();
}
