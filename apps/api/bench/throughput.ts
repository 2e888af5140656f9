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

/** What is answered to each of the questions, byte for byte. */
const answersTo = async (market: Market, questions: readonly Question[]): Promise<Buffer[]> => {
  const server = await startServed(market.dataDir, '/no-files-here', 0);
  const calls = caller(4);
  try {
    const asking = questions.map((question) => getting(calls, server.address + pathOf(question))());
    return (await Promise.all(asking)).map(({ bytes }) => bytes);
  } finally {
    calls.close();
    await server.close();
  }
};

/** Gives the plain server these answers, and says where it has them. */
const copyAnswers = async ({ bareAddress }: Served, answers: readonly Buffer[]): Promise<string[]> => {
  const calls = caller();
  try {
    for (const answer of answers) await calls.post(`${bareAddress}/answers`, answer);
  } finally {
    calls.close();
  }
  return answers.map((_, at) => `${bareAddress}/answers/${at}`);
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

/** The questions of a run, and what is answered to them. */
interface Mixed {
  questions: readonly Question[];
  answers: readonly Buffer[];
}

/** Five runs over our addresses and the plain server's in turns, and the memory after each of ours. */
const runInTurns = async (server: Served, urls: readonly string[], bare: readonly string[]) => {
  const memory: number[] = [];
  const { ours, limit } = await inTurns(
    5,
    async () => {
      const run = await runOver(urls);
      memory.push(megabytesHeld(server.pid));
      return run;
    },
    () => runOver(bare),
  );
  return {
    memory,
    perSecond: median(ours.map((run) => run.perSecond)),
    refused: Math.round(100 * median(ours.map((run) => run.refused))),
    plainPerSecond: median(limit.map((run) => run.perSecond)),
  };
};

const measureWith = async (
  market: Market,
  { questions, answers }: Mixed,
  cacheBytes?: number,
): Promise<Figure[]> => {
  const server = await startServed(market.dataDir, '/no-files-here', cacheBytes);
  const kept = cacheBytes === undefined ? 'kept' : 'not kept';
  try {
    const urls = questions.map((question) => server.address + pathOf(question));
    const bare = await copyAnswers(server, answers);
    if (cacheBytes === undefined) await runOver(urls);
    const { memory, perSecond, refused, plainPerSecond } = await runInTurns(server, urls, bare);
    const beside = (what: string, limit: number): Figure => ({
      point: 7,
      name: `${urls.length} mixed reports, ${kept}, ${CONNECTIONS} connections (${refused} % refused), beside ${what}`,
      unit: 'requests/s',
      ours: perSecond,
      limit,
      ratio: perSecond / limit,
    });
    const engine = cacheBytes === 0 ? [beside('the engine alone', await engineAlone(market, questions))] : [];
    return [beside('plain Fastify', plainPerSecond), ...engine, memoryFigure(kept, memory)];
  } finally {
    await server.close();
  }
};

/** How many reports a second many connections get, and whether memory grows. */
export const measureThroughput = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('reports from many connections');
  const questions = await mixedQuestions(market, bench.quick ? 40 : 1000);
  const mixed = { questions, answers: await answersTo(market, questions) };
  return [...(await measureWith(market, mixed)), ...(await measureWith(market, mixed, 0))];
};
