import type { Bench } from './bench.ts';
import { rawReports } from './engine.ts';
import type { Market } from './market.ts';
import { inTurns, median, timed } from './pairs.ts';
import { answersOf, pathOf } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

/** Rows of the list that the bound is told for. */
const FIFTY_THOUSAND = 50_000;

const figuresOf = (rows: number, bytes: number, ours: number, limit: number): Figure[] => [
  {
    point: 4,
    name: `a category’s ${rows} products on the wire (bound scaled from 50 000)`,
    unit: 'MB',
    ours: bytes / 1e6,
    bound: { on: 'ours', must: 'at most', value: (3.5 * rows) / FIFTY_THOUSAND },
  },
  {
    point: 4,
    name: 'their first byte to their last, beside the whole query on the engine alone',
    unit: 'ms',
    ours,
    limit,
    ratio: ours / limit,
    bound: { on: 'ratio', must: 'at most', value: 1.5 },
  },
];

/** The longest product list on the wire: its bytes, and the time from the first of them to the last. */
export const measureProductList = async (bench: Bench, market: Market): Promise<Figure[]> => {
  bench.say('the longest product list');
  const server = await startServed(market.dataDir, '/no-files-here', 0);
  const raw = rawReports(market.dataDir);
  const calls = caller();
  try {
    const {
      questions: { large },
      rows,
    } = await answersOf(market);
    const get = getting(calls, server.address + pathOf(large));
    const { bytes } = await get();
    const found = await inTurns(
      bench.quick ? 2 : 11,
      async () => (await get()).transfer,
      () => timed(() => raw.read(large.report, large.asked)),
    );
    const [ours, limit] = [median(found.ours), median(found.limit)];
    return figuresOf(rows.large, bytes.byteLength, ours, limit);
  } finally {
    raw.close();
    calls.close();
    await server.close();
  }
};
