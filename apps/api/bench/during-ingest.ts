import type { Bench } from './bench.ts';
import { ingestFile } from './command.ts';
import type { Market } from './market.ts';
import { quantile, timed } from './pairs.ts';
import { mixedQuestions, pathOf } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

/** People who ask at the same time, each as soon as he is answered. */
const PEOPLE = 4;

/** Asks until told to stop; every answer's milliseconds. */
const askUntil = async (urls: readonly string[], isOver: () => boolean): Promise<number[]> => {
  const taken: number[] = [];
  const calls = caller(PEOPLE);
  const ask = async (first: number) => {
    for (let at = first; !isOver(); at += PEOPLE)
      taken.push(await timed(getting(calls, urls[at % urls.length] ?? '')));
  };
  try {
    await Promise.all(Array.from({ length: PEOPLE }, (_, person) => ask(person)));
    return taken;
  } finally {
    calls.close();
  }
};

/** The slowest reports while one more week is being ingested, beside the same on a quiet server. */
export const measureDuringIngest = async (bench: Bench, market: Market): Promise<Figure[]> => {
  const next = await bench.week(bench.weeks, 'parquet');
  bench.say('reports while a week is being ingested');
  const server = await startServed(market.dataDir, '/no-files-here', 0);
  try {
    const questions = await mixedQuestions(market, 400);
    const urls = questions.map((question) => server.address + pathOf(question));
    const warm = performance.now() + 1000;
    await askUntil(urls, () => performance.now() > warm);
    const until = performance.now() + (bench.quick ? 1000 : 20_000);
    const quiet = quantile(await askUntil(urls, () => performance.now() > until), 0.99);
    let isOver = false;
    const ingest = ingestFile(next, market.dataDir).finally(() => {
      isOver = true;
    });
    const [busy] = await Promise.all([askUntil(urls, () => isOver), ingest]);
    const ours = quantile(busy, 0.99);
    const name = `p99 of reports not kept, ${PEOPLE} people asking, while a week is ingested, beside a quiet server`;
    const bound = { on: 'ratio', must: 'at most', value: 4 } as const;
    return [{ point: 6, name, unit: 'ms', ours, limit: quiet, ratio: ours / quiet, bound }];
  } finally {
    await server.close();
  }
};
