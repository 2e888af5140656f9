import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bench } from './bench.ts';
import type { Market } from './market.ts';
import { median } from './pairs.ts';
import { answersOf, pathOf } from './questions.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

const run = promisify(execFile);
const web = fileURLToPath(new URL('../../web', import.meta.url));

interface Beside {
  ours: number[];
  plain: number[];
}

/** What a browser found, times in ms and sizes in kilobytes. */
interface Found {
  login: number;
  seller: number;
  /** Products of the category, and rows of the list made of them. */
  given: number;
  rows: number;
  firstRow: Beside;
  byNumber: Beside;
  byName: Beside;
  filter: Beside;
}

const nothing: Beside = { ours: [], plain: [] };
const unmeasured: Found = {
  login: Number.NaN,
  seller: Number.NaN,
  given: 0,
  rows: 50_000,
  firstRow: nothing,
  byNumber: nothing,
  byName: nothing,
  filter: nothing,
};

/** The web app as it is shipped. */
const build = (folder: string) => {
  const vite = join(web, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  return run(process.execPath, [vite, ...args], { cwd: web, env: { NODE_ENV: 'production' } });
};

const size = (page: string, ours: number, most: number): Figure => ({
  point: 8,
  name: `script of ${page}, gzipped, with all that it preloads`,
  unit: 'KB',
  ours,
  bound: { on: 'ours', must: 'at most', value: most },
});

const time = (name: string, { ours, plain }: Beside, most?: number): Figure => {
  const [mine, limit] = [median(ours), median(plain)];
  const bound = most === undefined ? {} : { bound: { on: 'ours', must: 'at most', value: most } as const };
  return { point: 8, name, unit: 'ms', ours: mine, limit, ratio: mine / limit, ...bound };
};

const figuresOf = ({ login, seller, given, rows, ...times }: Found): Figure[] => {
  const made = given > 0 && given < rows ? ` (made of ${given})` : '';
  const list = `${rows} products${made}`;
  return [
    size('/login', login, 130),
    size('/seller', seller, 220),
    time(
      `processor 4× slowed: ${list}, from nothing to the first row, beside fetch and parse`,
      times.firstRow,
    ),
    time(`${list} put in order by price, click to frame, beside a plain array`, times.byNumber, 100),
    time(`${list} put in order by name, click to frame, beside a plain array`, times.byName, 100),
    time(`${list} filtered by name, letter to frame, beside a plain array`, times.filter, 60),
  ];
};

/** The built web app in a browser: what it loads, and how soon a long list is there and follows a person. */
export const measureBrowser = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('the web app in a browser');
  const { middling, large } = (await answersOf(market)).questions;
  const folder = join(bench.folder, 'web');
  await build(folder);
  const server = await startServed(market.dataDir, folder);
  try {
    const { year, weekNumber, categoryId } = large.values;
    const week = `year=${year}&weekNumber=${weekNumber}`;
    const asked = {
      address: server.address,
      seller: `/seller?sellerId=${middling.values['sellerId']}&${week}`,
      list: `/category-products?categoryId=${categoryId}&${week}`,
      answer: pathOf(large),
    };
    const { stdout } = await run(process.execPath, [join(web, 'bench/main.ts'), JSON.stringify(asked)]);
    const found = JSON.parse(stdout) as Found | null;
    if (found === null)
      bench.say('no Chromium is installed, CHROMIUM_PATH may name one: nothing was measured');
    return figuresOf(found ?? unmeasured);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
};
