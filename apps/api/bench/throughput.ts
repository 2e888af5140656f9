import type { Bench } from './bench.ts';
import { rawReports } from './engine.ts';
import type { Market } from './market.ts';
import { inTurns, median } from './pairs.ts';
import { megabytesHeld } from './processes.ts';
import { mixedQuestions, pathOf, type Question } from './questions.ts';
import { caller, getting } from './requests.ts';
import { type Served, startServed } from './served.ts';
import type { Figure } from './verdict.ts';

const CONNECTIONS = 64;

/** One run over the addresses from all connections. */
interface Run {
  /** Good answers in a second. */
  perSecond: number;
  /** Share of the calls that were refused because too many waited (503). */
  refused: number;
}

/** Does something with all of them, so many at once; how many a second. */
const perSecondOf = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
  const queue = items.values();
  const take = async () => {
    for (const item of queue) await work(item);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, take));
  return items.length / ((performance.now() - began) / 1000);
};

const runOver = async (urls: readonly string[]): Promise<Run> => {
  const calls = caller(CONNECTIONS);
  let refused = 0;
  try {
    const perSecond = await perSecondOf(urls, async (url) => {
      const { status } = await calls.get(url);
      if (status === 503) refused += 1;
      else if (status !== 200) throw new Error(`${url} answered ${status}`);
    });
    const share = refused / urls.length;
    return { perSecond: perSecond * (1 - share), refused: share };
  } finally {
    calls.close();
  }
};

/** How many of the questions a second the engine alone answers as many callers. */
const engineAlone = async (market: Market, questions: readonly Question[]): Promise<number> => {
  const raw = rawReports(market.dataDir);
  try {
    return await perSecondOf(questions, ({ report, asked }) => raw.read(report, asked));
  } finally {
    raw.close();
  }
};

/** Gives the plain server the answers of ours, and says where it has them. */
const copyAnswers = async (server: Served, urls: readonly string[]): Promise<string[]> => {
  const calls = caller(4);
  try {
    const answers = await Promise.all(urls.map((url) => getting(calls, url)()));
    for (const { bytes } of answers) await calls.post(`${server.bareAddress}/answers`, bytes);
  } finally {
    calls.close();
  }
  return urls.map((_, at) => `${server.bareAddress}/answers/${at}`);
};

const memoryFigure = (
  kept: string,
  [, , third = Number.NaN, , fifth = Number.NaN]: readonly number[],
): Figure => ({
  point: 7,
  name: `the server’s memory after the fifth such run, ${kept}, beside the third`,
  unit: 'MB',
  ours: fifth,
  limit: third,
  ratio: fifth / third,
  bound: { on: 'ratio', must: 'at most', value: 1.1 },
});

const measureWith = async (bench: Bench, market: Market, cacheBytes?: number): Promise<Figure[]> => {
  const server = await startServed(market.dataDir, '/no-files-here', cacheBytes);
  const kept = cacheBytes === undefined ? 'kept' : 'not kept';
  try {
    const questions = await mixedQuestions(market, bench.quick ? 40 : 1000);
    const urls = questions.map((question) => server.address + pathOf(question));
    const bare = await copyAnswers(server, urls);
    const memory: number[] = [];
    const found = await inTurns(
      5,
      async () => {
        const run = await runOver(urls);
        memory.push(megabytesHeld(server.pid));
        return run;
      },
      () => runOver(bare),
    );
    const ours = median(found.ours.map(({ perSecond }) => perSecond));
    const refused = Math.round(100 * median(found.ours.map((run) => run.refused)));
    const name = `${urls.length} mixed reports, ${kept}, ${CONNECTIONS} connections (${refused} % refused)`;
    const beside = (what: string, limit: number): Figure => ({
      point: 7,
      name: `${name}, beside ${what}`,
      unit: 'requests/s',
      ours,
      limit,
      ratio: ours / limit,
    });
    return [
      beside('plain Fastify', median(found.limit.map(({ perSecond }) => perSecond))),
      ...(cacheBytes === 0 ? [beside('the engine alone', await engineAlone(market, questions))] : []),
      memoryFigure(kept, memory),
    ];
  } finally {
    await server.close();
  }
};

/** How many reports a second many connections get, and whether memory grows. */
export const measureThroughput = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('reports from many connections');
  return [...(await measureWith(bench, market)), ...(await measureWith(bench, market, 0))];
};
