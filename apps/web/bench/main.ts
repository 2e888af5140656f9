import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';
import { scriptsOf } from '../test/scripts-of.ts';
import { longList } from './long-list.ts';
import { openPage } from './slowed-page.ts';
import { tableTimes } from './table-times.ts';

/** Where things are on a server that runs, as the first argument says in JSON. */
interface Asked {
  address: string;
  /** Paths of the screens of a seller and of a category's products, and of the call that answers the latter. */
  seller: string;
  list: string;
  answer: string;
}

/** Kilobytes of script, gzipped, that a page pulls until it is quiet. */
async function firstLoad(browser: Browser, url: string, isSignedIn: boolean): Promise<number> {
  const page = await openPage(browser, isSignedIn);
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = isSignedIn ? page.getByRole('rowheader') : page.getByRole('textbox', { name: 'E-mail' });
  await first.first().waitFor();
  const scripts = await scriptsOf(page);
  await page.context().close();
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(new URL(path, url))).bytes()));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
}

async function measure({ address, seller, list, answer }: Asked, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const long = await longList(address + answer);
  try {
    const login = await firstLoad(browser, `${address}/login`, false);
    const profile = await firstLoad(browser, address + seller, true);
    const times = await tableTimes(browser, address + list, address + answer, long);
    return { login, seller: profile, given: long.given, rows: long.rows, ...times };
  } finally {
    long.close();
    await browser.close();
  }
}

// What a browser makes of a server that runs, as JSON; null where there is no Chromium.
const executablePath = findBrowser();
const asked = JSON.parse(process.argv[2] ?? '') as Asked;
const found = executablePath === undefined ? null : await measure(asked, executablePath);
process.stdout.write(JSON.stringify(found));
