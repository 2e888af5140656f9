import type { Bench } from './bench.ts';
import type { Market } from './market.ts';
import { inTurns, median } from './pairs.ts';
import { megabytesHeld } from './processes.ts';
import { mixedQuestions, pathOf } from './questions.ts';
import { caller } from './requests.ts';
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

const runOver = async (urls: readonly string[]): Promise<Run> => {
  const calls = caller(CONNECTIONS);
  const queue = urls.values();
  let refused = 0;
  const ask = async () => {
    for (const url of queue) {
      const { status } = await calls.get(url);
      if (status === 503) refused += 1;
      else if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  } finally {
    calls.close();
  }
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: (urls.length - refused) / seconds, refused: refused / urls.length };
};

/** Gives the plain server the answers of ours, and says where it has them. */
const copyAnswers = async (server: Served, urls: readonly string[]): Promise<string[]> => {
  const calls = caller();
  try {
    for (const url of urls) {
      const { bytes, status } = await calls.get(url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      await calls.post(`${server.bareAddress}/answers`, bytes);
    }
  } finally {
    calls.close();
  }
  return urls.map((_, at) => `${server.bareAddress}/answers/${at}`);
};

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
    const limit = median(found.limit.map(({ perSecond }) => perSecond));
    const refused = Math.round(100 * median(found.ours.map((run) => run.refused)));
    const [third = Number.NaN, fifth = Number.NaN] = [memory[2], memory[4]];
    const name = `${urls.length} mixed reports, ${kept}, ${CONNECTIONS} connections (${refused} % refused), beside plain Fastify`;
    return [
      { point: 7, name, unit: 'requests/s', ours, limit, ratio: ours / limit },
      {
        point: 7,
        name: `the server’s memory after the fifth such run, ${kept}, beside the third`,
        unit: 'MB',
        ours: fifth,
        limit: third,
        ratio: fifth / third,
        bound: { on: 'ratio', must: 'at most', value: 1.1 },
      },
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
