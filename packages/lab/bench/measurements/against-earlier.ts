import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findMixedRequests, toPath } from '../data/report-requests.ts';
import { installVersion } from '../processes/earlier-version.ts';
import { createHttpClient, type HttpClient } from '../processes/http-client.ts';
import { startVersion } from '../processes/measure-start.ts';
import { runIngest } from '../processes/run-ingest.ts';
import type { Figure } from '../results/figure.ts';
import { median, runAlternately } from '../results/statistics.ts';

const CONNECTIONS = 64;
const RUNS = 5;
/** Path whose first response ends a start. */
const PERIODS = '/api/report/periods';

/** Reads a report and returns its status; one that a full queue refuses is requested again when the server says. */
const readStatus = async (client: HttpClient, url: string): Promise<number> => {
  for (;;) {
    const { status, retryAfter } = await client.get(url);
    if (status !== 503) return status;
    await sleep(Number(retryAfter ?? 1) * 1000);
  }
};

/** The paths that a version knows. */
const findKnown = async (dataDir: string, paths: readonly string[], entry: string): Promise<string[]> => {
  const { address, stop } = await startVersion(dataDir, PERIODS, entry);
  const client = createHttpClient();
  try {
    const known: string[] = [];
    for (const path of paths) if ((await readStatus(client, address + path)) === 200) known.push(path);
    return known;
  } finally {
    client.close();
    await stop();
  }
};

/** Reads all reports from a server that was just started, so that none is cached; returns reports a second. */
const measurePerSecond = async (
  dataDir: string,
  paths: readonly string[],
  entry?: string,
): Promise<number> => {
  const { address, stop } = await startVersion(dataDir, PERIODS, entry);
  const client = createHttpClient(CONNECTIONS);
  try {
    const queue = paths.values();
    const runConnection = async () => {
      for (const path of queue) {
        const status = await readStatus(client, address + path);
        if (status !== 200) throw new Error(`${path} responded with ${status}`);
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, runConnection));
    return paths.length / ((performance.now() - startedAt) / 1000);
  } finally {
    client.close();
    await stop();
  }
};

/** Measures mixed reports, uncached, alternately with those of an earlier commit over the same feed file. */
export const measureAgainstEarlier = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  const { against, folder } = bench;
  if (against === undefined) return [];
  bench.log(`commit ${against}`);
  const earlierDir = join(folder, 'earlier-market');
  const checkout = join(folder, 'earlier');
  await rm(earlierDir, { recursive: true, force: true });
  const earlier = await installVersion(against, checkout);
  try {
    await runIngest(await bench.weekFile(0, 'parquet'), earlierDir, { command: earlier.command });
    const firstWeek = { ...market, weeks: [market.weeks[0]] as const };
    const requests = await findMixedRequests(firstWeek, bench.isQuick ? 40 : 1000);
    const paths = await findKnown(
      earlierDir,
      requests.map((request) => toPath(request)),
      earlier.server,
    );
    bench.log(`reports of this version and of ${against}`);
    const { values, baselines } = await runAlternately(
      bench.isQuick ? 1 : RUNS,
      () => measurePerSecond(market.dataDir, paths),
      () => measurePerSecond(earlierDir, paths, earlier.server),
    );
    const [value, baseline] = [median(values), median(baselines)];
    return [
      {
        point: 7,
        name: `${paths.length} mixed reports that both know, uncached, ${CONNECTIONS} connections (baseline: commit ${against})`,
        unit: 'requests/s',
        value,
        baseline,
        ratio: value / baseline,
        bound: { on: 'ratio', must: 'at least', limit: 2 },
      },
    ];
  } finally {
    await rm(earlierDir, { recursive: true, force: true });
    await rm(checkout, { recursive: true, force: true });
  }
};
