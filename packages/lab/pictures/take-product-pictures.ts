import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { readOptions } from '../../../.config/read-options.ts';
import { createStorageState, launchBrowser, openContext, waitUntilIdle } from './browser.ts';
import { connectToServer, type DemoSession, signIn, startDemoServer } from './demo-server.ts';
import { createProductShots, type ProductShot } from './product-shots.ts';
import { readShotTexts } from './shot-texts.ts';

const help = `Usage: pnpm pictures:home [options]

Takes the pictures of /home from the demo market, or from a running server.

  --only A,B        only these pictures
  --languages A,B   languages of the interface (default: ru,kk,en)
  --base URL        a running server in place of one that is started
  --log FILE        its output, which has the sign-in codes
`;

const { values: options } = readOptions(help, {
  options: {
    base: { type: 'string' },
    log: { type: 'string' },
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'ru,kk,en' },
  },
});

const folder = fileURLToPath(new URL('../../../apps/web/src/pages/public/pictures/', import.meta.url));

interface Leader {
  id: number;
  title: string;
}

interface Subject {
  kind: string;
  id: number;
}

interface MarketBody {
  reportPeriods: [{ year: number; weekNumber: number }];
  weekInfo: { topSellers: Leader[]; topBrands: Leader[] };
  categories: { categoryId: number; categoryTitle: string }[];
  categoryInfo: { categorySellersHHI: number | null; sellersCount: number };
}

/** HHI and number of sellers above which a category counts as concentrated and still has a long list. */
const MIN_HHI = 1700;
const MIN_SELLERS = 20;

/** Follows these entities with a new account. */
async function follow(origin: string, { accessToken }: DemoSession, entities: readonly Subject[]) {
  const url = `${origin}/api/follows`;
  const authorization = `Bearer ${accessToken}`;
  const etag = (await fetch(url, { headers: { authorization } })).headers.get('etag') ?? '';
  const response = await fetch(url, {
    method: 'PUT',
    headers: { authorization, 'if-match': etag, 'content-type': 'application/json' },
    body: JSON.stringify({
      follows: entities.map(({ kind, id }) => ({ kind, id, note: '', isMine: false })),
    }),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
}

/** Reads the latest week's categories, leaders to follow, and a storage entry with others as recent. */
async function readMarket(origin: string, { user }: DemoSession) {
  const get = async (path: string) =>
    (await (await fetch(`${origin}/api/report/${path}`)).json()) as MarketBody;
  const [{ year, weekNumber }] = (await get('periods')).reportPeriods;
  const { weekInfo } = await get(`week-info/${year}/${weekNumber}`);
  const rows = (await get(`categories/${year}/${weekNumber}`)).categories;
  const categories = rows.map((row) => ({ kind: 'category', id: row.categoryId, title: row.categoryTitle }));
  const largest = categories[0]?.id ?? 0;
  let concentrated = largest;
  for (const { id } of categories) {
    const { categoryInfo } = await get(`category-info/${year}/${weekNumber}/${id}`);
    concentrated = id;
    const { categorySellersHHI, sellersCount } = categoryInfo;
    if ((categorySellersHHI ?? 0) > MIN_HHI && sellersCount > MIN_SELLERS) break;
  }
  const sellers = weekInfo.topSellers.map(({ id, title }) => ({ kind: 'seller', id, title }));
  const brands = weekInfo.topBrands.map(({ id, title }) => ({ kind: 'brand', id, title }));
  const leaders = [categories[0], sellers[0], brands[2]].filter((leader) => leader !== undefined);
  const recent = [categories[3], sellers[4], brands[5], categories[6], brands[0]];
  const { id } = user as { id: string };
  const entities = { name: `entities:${id}`, value: JSON.stringify({ recent }) };
  return { shotCategories: { largest, concentrated }, leaders, entities };
}

/** Encodes a PNG as AVIF at full colour resolution, so that coloured text stays sharp. */
const encodeAvif = (png: Buffer): Promise<Buffer> =>
  sharp(png).avif({ quality: 45, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();

async function takeShot(page: Page, origin: string, { path, element, late, hidden, maxHeight }: ProductShot) {
  await page.goto(origin + path);
  await waitUntilIdle(page);
  if (late) {
    await late(page).waitFor();
    await waitUntilIdle(page);
  }
  await hidden?.(page).evaluate((found) => found.setAttribute('hidden', ''));
  if (element === undefined) return page.screenshot({ animations: 'disabled' });
  await element(page).scrollIntoViewIfNeeded();
  const box = await element(page).boundingBox();
  if (box === null) throw new Error(`${path} does not contain the element`);
  return page.screenshot({ animations: 'disabled', clip: { ...box, height: maxHeight ?? box.height } });
}

interface Session {
  origin: string;
  language: string;
  storageState: ReturnType<typeof createStorageState>;
}

/** Takes one shot in both themes and writes it as AVIF; prints its size in CSS pixels. */
async function writeShot(browser: Browser, { origin, language, storageState }: Session, shot: ProductShot) {
  const { name, width, height, deviceScaleFactor } = shot;
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width, height };
    const locale = `${language}-KZ`;
    const device = { viewport, deviceScaleFactor, colorScheme, locale };
    const context = await openContext(browser, origin, { ...device, storageState });
    const png = await takeShot(await context.newPage(), origin, shot);
    writeFileSync(`${folder}${language}/${name}-${colorScheme}.avif`, await encodeAvif(png));
    const size = [16, 20].map((offset) => png.readUInt32BE(offset) / deviceScaleFactor);
    process.stdout.write(`${language}/${name}-${colorScheme} ${size.join(' × ')}\n`);
    await context.close();
  }
}

const demo = options.base
  ? connectToServer(options.base, options.log ?? '/dev/null')
  : await startDemoServer();
try {
  const session = await signIn(demo);
  const { shotCategories, leaders, entities } = await readMarket(demo.origin, session);
  await follow(demo.origin, session, leaders);
  const storageState = createStorageState(demo.origin, session, [entities]);
  const browser = await launchBrowser();
  const isSelected = ({ name }: ProductShot) => options.only === '' || options.only.split(',').includes(name);
  for (const language of options.languages.split(',')) {
    const shots = createProductShots(shotCategories, await readShotTexts(language));
    for (const shot of shots.filter(isSelected))
      await writeShot(browser, { origin: demo.origin, language, storageState }, shot);
  }
  await browser.close();
} finally {
  await demo.stop();
}
