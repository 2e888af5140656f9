import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Follow } from '@vitrina/contract';
import { type Client, createClient } from '@vitrina/contract/client';
import { readOptions } from '../../../.config/read-options.ts';
import { createStorageState, launchBrowser, openContext } from '../start/browser.ts';
import { readLatestWeek } from '../start/market.ts';
import { readBody, resolveServer, signIn } from '../start/server.ts';
import { selectByName, waitUntilIdle } from './picture.ts';
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

interface Entity {
  kind: Follow['kind'];
  id: number;
  title: string;
}

/** HHI and number of sellers above which a category counts as concentrated and still has a long list. */
const MIN_HHI = 1700;
const MIN_SELLERS = 20;

/** Follows these entities with a new account, whose own shop is the seller. */
async function follow({ follow: calls }: Client, accessToken: string, entities: readonly Entity[]) {
  const authorization = `Bearer ${accessToken}`;
  const { headers } = await calls.list({ headers: { authorization } });
  const follows = entities.map(({ kind, id }) => ({ kind, id, note: '', isMine: kind === 'seller' }));
  const etag = headers.get('etag') ?? '';
  await readBody(calls.replace({ headers: { authorization, 'if-match': etag }, body: { follows } }));
}

const toEntities = (kind: Entity['kind'], rows: readonly { id: number; title: string }[]): Entity[] =>
  rows.map(({ id, title }) => ({ kind, id, title }));

/** Reads the latest week's categories to show, leaders to follow, and others as recent. */
async function readMarket(client: Client) {
  const { period, category } = client;
  const week = await readLatestWeek(client);
  const { weekInfo } = await readBody(period.weekInfo({ params: week }));
  const rows = (await readBody(category.list({ params: week }))).categories;
  const largest = rows[0]?.categoryId ?? 0;
  let concentrated = largest;
  for (const { categoryId } of rows) {
    const params = { ...week, categoryId: String(categoryId) };
    const { categoryInfo } = await readBody(category.info({ params }));
    concentrated = categoryId;
    const { categorySellersHHI, sellersCount } = categoryInfo;
    if ((categorySellersHHI ?? 0) > MIN_HHI && sellersCount > MIN_SELLERS) break;
  }
  const sellers = toEntities('seller', weekInfo.topSellers);
  const brands = toEntities('brand', weekInfo.topBrands);
  const categories = toEntities(
    'category',
    rows.map(({ categoryId, categoryTitle }) => ({ id: categoryId, title: categoryTitle })),
  );
  const leaders = [sellers[0], categories[0], brands[2]].filter((leader) => leader !== undefined);
  const recent = [categories[3], sellers[4], brands[5], categories[6], brands[0]];
  return { shotCategories: { largest, concentrated }, leaders, recent };
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

const server = await resolveServer(options);
try {
  const { origin } = server;
  const session = await signIn(server);
  const client = createClient({ baseUrl: origin });
  const { shotCategories, leaders, recent } = await readMarket(client);
  await follow(client, session.accessToken, leaders);
  const entities = { name: `entities:${session.user.id}`, value: JSON.stringify({ recent }) };
  const storageState = createStorageState(origin, session, [entities]);
  const browser = await launchBrowser();
  for (const language of options.languages.split(',')) {
    const shots = createProductShots(shotCategories, await readShotTexts(language));
    for (const shot of selectByName(shots, options.only))
      await writeShot(browser, { origin, language, storageState }, shot);
  }
  await browser.close();
} finally {
  await server.stop();
}
