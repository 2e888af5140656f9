import { gzipSync } from 'node:zlib';
import type { AuthResult } from '@vitrina/contract';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../../../.config/find-browser.ts';
import { readLoadedScripts } from '../../../../apps/web/test/read-loaded-scripts.ts';
import { openLongList } from './open-long-list.ts';
import { measureTable } from './measure-table.ts';
import { measureFirstVisit } from './measure-first-visit.ts';
import { measureReactions, type ReactionPaths } from './measure-reactions.ts';
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
  /** A session of the server. */
  session: AuthResult;
  /** Paths of screens of a week that has a week before it. */
  reactions: ReactionPaths;
}

/** Measures the scripts of a page's first load, KB gzipped. */
async function measureFirstLoad(browser: Browser, url: string, session?: AuthResult): Promise<number> {
  const page = await openPage(browser, session);
  await page.goto(url, { waitUntil: 'networkidle' });
  const content = session ? page.getByRole('rowheader') : page.getByRole('textbox', { name: 'E-mail' });
  await content.first().waitFor();
  const scripts = await readLoadedScripts(page);
  await page.context().close();
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(new URL(path, url))).bytes()));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
}

async function measure(options: Options, executablePath: string) {
  const { address, seller, list, report, session } = options;
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const longList = await openLongList(address, report);
  try {
    const loginKilobytes = await measureFirstLoad(browser, `${address}/login`);
    const sellerKilobytes = await measureFirstLoad(browser, address + seller, session);
    const firstVisits = [
      await measureFirstVisit(browser, address, '/home'),
      await measureFirstVisit(browser, address, '/login'),
    ];
    const reactions = await measureReactions(browser, session, address, options.reactions);
    const urls = { list: longList.address + list, report: longList.address + report };
    const table = await measureTable(browser, session, urls);
    const { originalRows, rows } = longList;
    return { loginKilobytes, sellerKilobytes, originalRows, rows, firstVisits, reactions, ...table };
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
