import { rawReports } from './engine.ts';
import type { Bench } from './bench.ts';
import type { Market } from './market.ts';
import { mediansInTurns } from './pairs.ts';
import { answersOf, pathOf } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

/** Reports that are not kept, beside the same SQL run raw on the engine with its output read. */
export const measureUncached = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('reports that are not kept');
  const server = await startServed(market.dataDir, '/no-files-here', 0);
  const raw = rawReports(market.dataDir);
  const calls = caller();
  try {
    const { rows, questions } = await answersOf(market);
    const kinds = [
      ['small', 'a seller’s profile', 101],
      ['middling', `a seller’s ${rows.middling} products`, 41],
      ['large', `a category’s ${rows.large} products`, 15],
    ] as const;
    const figures: Figure[] = [];
    for (const [kind, name, times] of kinds) {
      const question = questions[kind];
      const { ours, limit } = await mediansInTurns(
        bench.quick ? Math.ceil(times / 10) : times,
        getting(calls, server.address + pathOf(question)),
        () => raw.read(question.report, question.asked),
      );
      figures.push({
        point: 1,
        name: `${name}, not kept, beside the engine alone`,
        unit: 'ms',
        ours,
        limit,
        ratio: ours / limit,
        bound: { on: 'ratio', must: 'at most', value: 1.3 },
      });
    }
    return figures;
  } finally {
    raw.close();
    calls.close();
    await server.close();
  }
};
