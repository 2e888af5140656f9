import type { Bench } from './bench.ts';
import { firstAnswer } from './first-answer.ts';
import type { Market } from './market.ts';
import { median, timed } from './pairs.ts';
import { pathOf, profiles } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

const kinds = ['seller', 'brand', 'category'] as const;

const measureKinds = async (bench: Bench, market: Market): Promise<Figure[]> => {
  const server = await startServed(market.dataDir, '/no-files-here', 0);
  const calls = caller();
  try {
    const figures: Figure[] = [];
    for (const kind of kinds) {
      const questions = await profiles(market, kind, bench.quick ? 10 : 100);
      const urls = questions.map((question) => server.address + pathOf(question));
      for (const url of urls.slice(0, 3)) await calls.get(url);
      const taken: number[] = [];
      for (const url of urls) taken.push(await timed(getting(calls, url)));
      const bound = { on: 'ours', must: 'at most', value: 15 } as const;
      const name = `a ${kind}’s profile, not kept, each another one, ${market.megabytes.length} weeks published`;
      figures.push({ point: 3, name, unit: 'ms', ours: median(taken), bound });
    }
    return figures;
  } finally {
    calls.close();
    await server.close();
  }
};

/** Profiles with all weeks published, and the first answer of a server that starts with them. */
export const measureProfiles = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('profiles');
  const figures = await measureKinds(bench, market);
  const questions = await profiles(market, 'seller', bench.quick ? 1 : 5);
  const starts: number[] = [];
  for (const question of questions) starts.push(await firstAnswer(market, question));
  const bound = { on: 'ours', must: 'at most', value: 1000 } as const;
  const name = 'from the start of the server’s process to its first answer';
  return [...figures, { point: 3, name, unit: 'ms', ours: median(starts), bound }];
};
