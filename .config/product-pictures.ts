import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright';
import { browserFlags } from './browser.ts';
import { getBrowser } from './get-browser.ts';
import { type PicturedSession, runningDemo, signedIn, startedDemo } from './pictured-demo.ts';
import { kept, settled } from './pictured-page.ts';

const { values: asked } = parseArgs({
  options: { base: { type: 'string' }, log: { type: 'string' }, only: { type: 'string', default: '' } },
});

const folder = fileURLToPath(new URL('../apps/web/src/about/pictures/', import.meta.url));

/** One picture that /home or /login shows of the product, taken at a width (px) and so many times as fine. */
interface Shot {
  name: string;
  path: string;
  width: number;
  height: number;
  fine: 1 | 2;
  /** The part of the screen that is shown, and how much of it from its top (px). */
  part?: (page: Page) => Locator;
  upTo?: number;
}

const phone = { width: 390, height: 844, fine: 2 } as const;
/** So wide that a figure beside the strip of icons is 720 px, and a table edge to edge. */
const figureAt = { width: 816, height: 1000, fine: 2 } as const;
const tableAt = { width: 768, height: 1000, fine: 2 } as const;

const figure = (title: RegExp) => (page: Page) =>
  page.locator('figure', { has: page.getByRole('heading', { name: title }) });
const table = (page: Page) => page.locator('section:has(> table)');

/** What is pictured: the largest category, and one that a few sellers hold. */
interface Categories {
  largest: number;
  held: number;
}

const shots = ({ largest: categoryId, held }: Categories): readonly Shot[] => {
  const category = `/category?categoryId=${categoryId}`;
  const products = `/category-products?categoryId=${categoryId}`;
  const told = `${products}&charts=off&products.columns=revenue~salesCount~potentialProfitIndex`;
  const priced = `${products}&products.medianPrice=80000..240000`;
  const [strip, prices] = [{ part: figure(/^Концентрация/) }, { part: figure(/цене$/) }];
  return [
    { name: 'product', path: '/', width: 1440, height: 900, fine: 1 },
    { name: 'product-phone', path: '/', ...phone },
    { name: 'profile', path: category, width: 1184, height: 1100, fine: 1 },
    { name: 'concentration', path: `/category-sellers?categoryId=${held}`, ...figureAt, ...strip },
    { name: 'concentration-phone', path: `/category-sellers?categoryId=${held}`, ...phone, ...strip },
    { name: 'prices', path: priced, ...figureAt, ...prices },
    { name: 'prices-phone', path: priced, ...phone, ...prices },
    { name: 'table', path: told, ...tableAt, part: table, upTo: 236 },
    { name: 'table-phone', path: told, ...phone, part: table, upTo: 253 },
  ];
};

interface Named {
  id: number;
  title: string;
}

interface Answers {
  reportPeriods: [{ year: number; weekNumber: number }];
  weekInfo: { topSellers: Named[]; topBrands: Named[] };
  categories: { categoryId: number; categoryTitle: string }[];
  categoryInfo: { categorySellersHHI: number | null; sellersCount: number };
}

/** The latest week's categories, and some of its largest as if a person followed them: pinned, and looked at. */
async function market(base: string, { user }: PicturedSession) {
  const get = async (path: string) => (await (await fetch(`${base}/api/report/${path}`)).json()) as Answers;
  const [{ year, weekNumber }] = (await get('periods')).reportPeriods;
  const { weekInfo } = await get(`week-info/${year}/${weekNumber}`);
  const { categories } = await get(`categories/${year}/${weekNumber}`);
  const ofCategories = categories.map((row) => ({
    kind: 'category',
    id: row.categoryId,
    title: row.categoryTitle,
  }));
  const largest = ofCategories[0]?.id ?? 0;
  let held = largest;
  for (const { id } of ofCategories) {
    const { categoryInfo } = await get(`category-info/${year}/${weekNumber}/${id}`);
    held = id;
    if ((categoryInfo.categorySellersHHI ?? 0) > 1700 && categoryInfo.sellersCount > 20) break;
  }
  const sellers = weekInfo.topSellers.map(({ id, title }) => ({ kind: 'seller', id, title }));
  const brands = weekInfo.topBrands.map(({ id, title }) => ({ kind: 'brand', id, title }));
  const pinned = [ofCategories[0], sellers[0], brands[2]];
  const recent = [ofCategories[3], sellers[4], brands[5], ofCategories[6], brands[0]];
  const { id } = user as { id: string };
  const followed = { name: `entities:${id}`, value: JSON.stringify({ pinned, recent }) };
  return { categories: { largest, held }, followed };
}

/** A picture as WebP, made by the browser itself. */
const inWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const encoded = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(encoded, 'base64');
};

async function taken(page: Page, base: string, { path, part, upTo }: Shot): Promise<Buffer> {
  await page.goto(base + path);
  await settled(page);
  if (part === undefined) return page.screenshot({ animations: 'disabled' });
  await part(page).scrollIntoViewIfNeeded();
  const box = await part(page).boundingBox();
  if (box === null) throw new Error(`${path} does not show the part`);
  return page.screenshot({ animations: 'disabled', clip: { ...box, height: upTo ?? box.height } });
}

const source = getBrowser();
const demo = asked.base ? runningDemo(asked.base, asked.log ?? '/dev/null') : await startedDemo();
try {
  const session = await signedIn(demo);
  const { categories, followed } = await market(demo.base, session);
  const storageState = kept(demo.base, session, [followed]);
  const browser = await chromium.launch({
    executablePath: source.path,
    args: browserFlags,
    env: { ...process.env, ...source.environment } as Record<string, string>,
  });
  const encoder = await browser.newPage();
  const wanted = shots(categories).filter(
    ({ name }) => asked.only === '' || asked.only.split(',').includes(name),
  );
  for (const shot of wanted) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width: shot.width, height: shot.height },
        deviceScaleFactor: shot.fine,
        colorScheme,
        locale: 'ru-RU',
        timezoneId: 'Asia/Almaty',
        reducedMotion: 'reduce',
        storageState,
      });
      const png = await taken(await context.newPage(), demo.base, shot);
      writeFileSync(`${folder}${shot.name}-${colorScheme}.webp`, await inWebp(encoder, png));
      const [width, height] = [png.readUInt32BE(16) / shot.fine, png.readUInt32BE(20) / shot.fine];
      process.stdout.write(`${shot.name}-${colorScheme} ${width} × ${height}\n`);
      await context.close();
    }
  }
  await browser.close();
} finally {
  await demo.end();
}
