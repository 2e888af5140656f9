import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import type { Market } from './market.ts';
import { median, mediansInTurns, timed } from './pairs.ts';
import { answersOf, pathOf, type Question } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

type Calls = ReturnType<typeof caller>;

const kinds = { small: 'a small', middling: 'a middling', large: 'a large' } as const;

/** How many bytes each answer has on the wire. */
const wireBytes = async (
  calls: Calls,
  dataDir: string,
  questions: readonly Question[],
): Promise<number[]> => {
  const server = await startServed(dataDir, '/no-files-here');
  try {
    const sizes: number[] = [];
    for (const question of questions) {
      const { bytes } = await getting(calls, server.address + pathOf(question))();
      sizes.push(bytes.byteLength);
    }
    return sizes;
  } finally {
    await server.close();
  }
};

const notModified = async (calls: Calls, url: string, times: number): Promise<Figure> => {
  const { etag = '' } = await getting(calls, url)();
  const again = getting(calls, url, 304, { 'if-none-match': etag });
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await timed(again));
  const bound = { on: 'ours', must: 'at most', value: 1 } as const;
  return {
    point: 2,
    name: 'an answer that the caller has already (304)',
    unit: 'ms',
    ours: median(taken),
    bound,
  };
};

/** Reports that are kept, beside files of the same size from the same server. */
export const measureCached = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('reports that are kept');
  const times = bench.quick ? 20 : 301;
  const files = join(bench.folder, 'files');
  const calls = caller();
  const { questions } = await answersOf(market);
  const sizes = await wireBytes(calls, market.dataDir, Object.values(questions));
  await mkdir(files, { recursive: true });
  for (const [at, size] of sizes.entries()) await writeFile(join(files, `${at}.json`), randomBytes(size));
  const server = await startServed(market.dataDir, files);
  try {
    const figures: Figure[] = [];
    for (const [at, kind] of (['small', 'middling', 'large'] as const).entries()) {
      const { ours, limit } = await mediansInTurns(
        times,
        getting(calls, server.address + pathOf(questions[kind])),
        getting(calls, `${server.address}/${at}.json`),
      );
      const name = `${kinds[kind]} answer, kept, beside a file of ${sizes[at] ?? 0} bytes`;
      const bound = { on: 'ratio', must: 'at most', value: 1.2 } as const;
      figures.push({ point: 2, name, unit: 'ms', ours, limit, ratio: ours / limit, bound });
    }
    return [...figures, await notModified(calls, server.address + pathOf(questions.small), times)];
  } finally {
    calls.close();
    await server.close();
    await rm(files, { recursive: true });
  }
};
