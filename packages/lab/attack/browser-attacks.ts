import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';
import { runCommand } from '../../../apps/api/test/command.ts';
import { csv, feedRow } from '../../../apps/api/test/feed.ts';
import { collectPageErrors, findHrefs } from '../../../apps/api/test/journey/open-all-routes.ts';
import type { Attack, Target } from './attack.ts';

/** Markup and templates that would mark the page if a screen interpreted them. */
const hostile = `"'><img src=x onerror="attacked=1"><script>attacked=1</script><svg onload=attacked=1></svg>{{7*7}}\${7*7}<a href="javascript:attacked=1">`;

/** Ids that the addresses of the web app's routes are opened with. */
const ids = {
  seller_id: '101',
  seller_kaspi_id: 'S101',
  brand_id: '5',
  category_id: '300001',
  category_1_lvl_id: '100001',
  category_2_lvl_id: '200001',
};

/** Ingests a week whose titles are all hostile: the latest, which addresses without a week open, and apart from those of other attacks, so that it is compared with none. */
async function publishHostileWeek({ folder, dataDir }: Target): Promise<void> {
  const titles = Object.fromEntries(
    Object.keys(feedRow(1))
      .filter((name) => /_(?:title|name)$/.test(name))
      .map((name) => [name, hostile]),
  );
  const rows = [1, 2, 3].map((n) =>
    feedRow(n, { ...titles, ...ids, week_number: '50', product_main_img_link: '' }),
  );
  writeFileSync(join(folder, 'hostile.csv'), csv(rows));
  const { code, errors } = await runCommand(['ingest', 'hostile.csv'], folder, {
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(`The hostile week was not published: ${errors}`);
}

type Session = Readonly<Record<'accessToken' | 'refreshToken', string> & { user: object }>;

/** Posts to the server from an address that no other attack uses, whose limits are therefore whole; fails with the status. */
async function post<T>(port: number, path: string, data: object): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { 'content-type': 'application/json' };
  request({ port, path, method: 'POST', headers, host: '127.0.0.1', localAddress: '127.77.0.1' }, resolve)
    .on('error', reject)
    .end(JSON.stringify(data));
  const response = await promise;
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${body}`);
  return JSON.parse(body) as T;
}

/** Signs in and stores the session as the web app does. */
async function signIn(context: BrowserContext, { port, readCode }: Target): Promise<void> {
  const email = 'browser@attack.kz';
  await post(port, '/api/auth/request-code', { email });
  const code = await readCode(email);
  const session = await post<Session>(port, '/api/auth/verify-code', { email, code });
  await context.addInitScript(
    ([accessToken, refreshToken, user]) => {
      localStorage.setItem('access_token', accessToken ?? '');
      localStorage.setItem('refresh_token', refreshToken ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [session.accessToken, session.refreshToken, JSON.stringify(session.user)],
  );
}

/** Checks whether a title was interpreted as markup or ran as a script. */
const isAttacked = (page: Page): Promise<boolean> =>
  page.evaluate(
    `'attacked' in globalThis || document.querySelector('img[src="x"], svg[onload], a[href^="javascript:"]') !== null`,
  );

/** Opens each address of the web app; returns those where a title was interpreted, and how many show the titles. */
async function openAll(page: Page, origin: string) {
  const hrefs = findHrefs();
  const attacked: string[] = [];
  let showing = 0;
  for (const href of hrefs) {
    await page.goto(origin + href);
    await page.locator('main h1').first().waitFor();
    await page.getByText('Загрузка…').first().waitFor({ state: 'detached' });
    if (await isAttacked(page)) attacked.push(href);
    if ((await page.locator('body').innerText()).includes('{{7*7}}')) showing += 1;
  }
  return { count: hrefs.length, attacked, showing };
}

/** Attacks that need a real browser. */
export const browserAttacks: Readonly<Record<string, readonly Attack[]>> = {
  'Hostile titles in a browser': [
    {
      name: 'markup, scripts and templates as every title, in each address of the web app',
      expected: 'shown as text, no script, no policy violation',
      isSlow: true,
      run: async (target) => {
        await publishHostileWeek(target);
        const executablePath = findBrowser();
        const browser = await chromium.launch({
          ...(executablePath && { executablePath }),
          args: browserFlags,
        });
        try {
          const context = await browser.newContext({ locale: 'ru-RU' });
          const origin = `http://127.0.0.1:${target.port}`;
          await signIn(context, target);
          const page = await context.newPage();
          const errors = collectPageErrors(page);
          const { count, attacked, showing } = await openAll(page, origin);
          return {
            isHeld: attacked.length === 0 && errors.length === 0 && showing > 15,
            observed: `${count} addresses, ${showing} show the titles, interpreted in ${attacked.join() || 'none'}, ${errors[0] ?? 'no errors'}`,
          };
        } finally {
          await browser.close();
        }
      },
    },
  ],
};
