import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';
import { readLoadedScripts } from '../test/read-loaded-scripts.ts';
import { openLongList } from './open-long-list.ts';
import { openPage } from './open-page.ts';
import { measureTable } from './measure-table.ts';

/** The first argument, as JSON: addresses on a running server. */
interface Options {
  address: string;
  /** Paths of a seller's screen, of a screen of products, and of the endpoint of the latter. */
  seller: string;
  list: string;
  answer: string;
}

/** Measures the script of a page's first load, KB gzipped. */
async function measureFirstLoad(browser: Browser, url: string, isSignedIn: boolean): Promise<number> {
  const page = await openPage(browser, isSignedIn);
  await page.goto(url, { waitUntil: 'networkidle' });
  const content = isSignedIn ? page.getByRole('rowheader') : page.getByRole('textbox', { name: 'E-mail' });
  await content.first().waitFor();
  const scripts = await readLoadedScripts(page);
  await page.context().close();
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(new URL(path, url))).bytes()));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
}

async function measure({ address, seller, list, answer }: Options, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const long = await openLongList(address + answer);
  try {
    const login = await measureFirstLoad(browser, `${address}/login`, false);
    const profile = await measureFirstLoad(browser, address + seller, true);
    const times = await measureTable(browser, address + list, address + answer, long);
    return { login, seller: profile, given: long.given, rows: long.rows, ...times };
  } finally {
    long.close();
    await browser.close();
  }
}

// Prints the measurements as JSON; null without a Chromium.
const executablePath = findBrowser();
const options = JSON.parse(process.argv[2] ?? '') as Options;
const measurements = executablePath === undefined ? null : await measure(options, executablePath);
process.stdout.write(JSON.stringify(measurements));
