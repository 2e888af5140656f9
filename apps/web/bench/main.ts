import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../../.config/find-browser.ts';
import { readLoadedScripts } from '../test/read-loaded-scripts.ts';
import { openLongList } from './open-long-list.ts';
import { measureTable } from './measure-table.ts';
import { openPage } from './open-page.ts';

/** The first argument, as JSON: a running server and paths on it. */
interface Options {
  /** URL of the server. */
  address: string;
  /** Path of a seller's screen. */
  seller: string;
  /** Path of a category's list of products. */
  list: string;
  /** Path of the endpoint that the list reads. */
  report: string;
}

/** Measures the scripts of a page's first load, KB gzipped. */
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

async function measure({ address, seller, list, report }: Options, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const longList = await openLongList(address + report);
  try {
    const loginKilobytes = await measureFirstLoad(browser, `${address}/login`, false);
    const sellerKilobytes = await measureFirstLoad(browser, address + seller, true);
    const times = await measureTable(browser, address + list, address + report, longList);
    const { originalRows, rows } = longList;
    return { loginKilobytes, sellerKilobytes, originalRows, rows, ...times };
  } finally {
    longList.close();
    await browser.close();
  }
}

// Prints the measurements as JSON; null without a Chromium.
const executablePath = findBrowser();
const options = JSON.parse(process.argv[2] ?? '') as Options;
const measurements = executablePath === undefined ? null : await measure(options, executablePath);
process.stdout.write(JSON.stringify(measurements));
