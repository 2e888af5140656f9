import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '@vitrina/contract';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findMixedRequests, toPath } from '../data/report-requests.ts';
import { createHttpClient } from '../processes/http-client.ts';
import { findEngine, readMemoryMegabytes } from '../processes/process-usage.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { type BenchServer, startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { median } from '../results/statistics.ts';

const POINT = 13;

/** Length of the soak, and pauses between what happens meanwhile, ms. */
const full = { length: 30 * 60_000, refresh: 5_000, ingest: 60_000, kill: 150_000, sample: 2_000 };
const quick = { length: 40_000, refresh: 1_000, ingest: 5_000, kill: 10_000, sample: 250 };

/** Clients that read reports; each sends its next request when it has a response. */
const CLIENTS = 4;
const OFFERS = 20_000;
/** Part of the soak, from its end and around its middle, whose median memory is compared. */
const WINDOW = 0.2;

/** What happened during a soak. */
interface Counts {
  answered: number;
  /** Calls refused with 503, as while the engine starts again. */
  rejected: number;
  /** Calls that ended in any other way. */
  broken: number;
  refreshes: number;
  ingests: number;
  /** Ingests that ended with the engine when it was killed. */
  interrupted: number;
  kills: number;
}

type Soak = { server: BenchServer; dataDir: string; counts: Counts; isOver: () => boolean };

/** Does something again and again, with a pause before each, until the soak is over. */
const repeat = async ({ isOver }: Soak, pauseMs: number, work: () => unknown): Promise<void> => {
  // A pause does not keep a run alive that broke.
  const pause = () => sleep(pauseMs, undefined, { ref: false });
  for (await pause(); !isOver(); await pause()) await work();
};

const readReports = async ({ counts, isOver }: Soak, urls: readonly string[]): Promise<void> => {
  const client = createHttpClient(CLIENTS);
  const runClient = async (first: number) => {
    for (let index = first; !isOver(); index += CLIENTS) {
      const response = await client.get(urls[index % urls.length] ?? '').catch(() => undefined);
      if (response?.status === 200) counts.answered += 1;
      else if (response?.status === 503) counts.rejected += 1;
      else counts.broken += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)));
  } finally {
    client.close();
  }
};

/** Renews one session again and again; throws where it is refused. */
const refreshSession = async (soak: Soak, pauseMs: number): Promise<void> => {
  let tokens: Tokens = await soak.server.signIn('soak@example.kz');
  await repeat(soak, pauseMs, async () => {
    tokens = await soak.server.refresh(tokens);
    soak.counts.refreshes += 1;
  });
};

/** Replaces one week by another version of it, in turn. Throws where that fails without a kill of the engine. */
const replaceWeek = async (soak: Soak, files: readonly string[], pauseMs: number): Promise<void> => {
  const { counts, dataDir } = soak;
  await repeat(soak, pauseMs, async () => {
    const { kills } = counts;
    try {
      await runIngest(files[counts.ingests % files.length] ?? '', dataDir, { flags: ['--replace'] });
      counts.ingests += 1;
    } catch (error) {
      if (counts.kills === kills) throw error;
      counts.interrupted += 1;
    }
  });
};

const killEngine = ({ dataDir, counts }: Soak): void => {
  const engine = findEngine(dataDir);
  if (engine === undefined) return;
  process.kill(engine, 'SIGKILL');
  counts.kills += 1;
};

/** Runs a soak; returns the memory of server and engine over time, MB. */
const run = async (soak: Soak, urls: readonly string[], files: readonly string[], pauses: typeof full) => {
  const megabytes: number[] = [];
  const readMemory = () => {
    const processes = [soak.server.pid, findEngine(soak.dataDir) ?? 0];
    megabytes.push(processes.reduce((sum, pid) => sum + (pid === 0 ? 0 : readMemoryMegabytes(pid)), 0));
  };
  await Promise.all([
    readReports(soak, urls),
    refreshSession(soak, pauses.refresh),
    replaceWeek(soak, files, pauses.ingest),
    repeat(soak, pauses.kill, () => killEngine(soak)),
    repeat(soak, pauses.sample, readMemory),
  ]);
  return megabytes;
};

/** Median of the part of the samples that is centred at a share of them. */
const medianAround = (samples: readonly number[], share: number): number =>
  median(
    samples.slice(
      Math.floor((share - WINDOW / 2) * samples.length),
      Math.ceil((share + WINDOW / 2) * samples.length),
    ),
  );

const toFigures = (counts: Counts, megabytes: readonly number[], minutes: number): Figure[] => {
  const value = medianAround(megabytes, 1 - WINDOW / 2);
  const baseline = medianAround(megabytes, 0.5);
  const { answered, rejected, broken, refreshes, ingests, interrupted, kills } = counts;
  return [
    {
      point: POINT,
      name: `memory of server and engine at the end of ${minutes} minutes: ${answered} reports, ${refreshes} refreshes, ${ingests} ingests and ${interrupted} interrupted, ${kills} kills of the engine (baseline: the middle)`,
      unit: 'MB',
      value,
      baseline,
      ratio: value / baseline,
      bound: { on: 'ratio', must: 'at most', limit: 1.15 },
    },
    {
      point: POINT,
      name: `reports meanwhile that were neither answered nor refused with 503 (${rejected} were)`,
      unit: 'calls',
      value: broken,
      bound: { on: 'value', must: 'at most', limit: 0 },
    },
  ];
};

/** Measures whether memory grows while reports are read, sessions renewed, a week replaced and the engine killed. */
export const measureSoak = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  const pauses = bench.isQuick ? quick : full;
  const files = [
    await bench.weekFile(bench.weeks, 'parquet', OFFERS),
    await bench.weekFile(bench.weeks, 'parquet', OFFERS + 1),
  ];
  const minutes = pauses.length / 60_000;
  bench.log(`a soak of ${minutes.toFixed(1)} minutes`);
  const server = await startServer(market.dataDir);
  let isBroken = false;
  try {
    const requests = await findMixedRequests(market, 2000);
    const urls = requests.map((request) => server.address + toPath(request));
    const endsAt = performance.now() + pauses.length;
    const counts: Counts = {
      answered: 0,
      rejected: 0,
      broken: 0,
      refreshes: 0,
      ingests: 0,
      interrupted: 0,
      kills: 0,
    };
    const isOver = () => isBroken || performance.now() > endsAt;
    const megabytes = await run({ server, dataDir: market.dataDir, counts, isOver }, urls, files, pauses);
    return toFigures(counts, megabytes, Number(minutes.toFixed(1)));
  } catch (error) {
    isBroken = true;
    throw error;
  } finally {
    await server.close();
  }
};
