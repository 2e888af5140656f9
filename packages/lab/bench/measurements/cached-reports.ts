import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@vitrina/contract';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { findSampleRequests, type ReportRequest, toPath } from '../data/report-requests.ts';
import { createGet, createHttpClient, type HttpClient } from '../processes/http-client.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { measureAlternately, measureMs, median } from '../results/statistics.ts';

const sizes = ['small', 'medium', 'large'] as const;

/** Reads the compressed size of each response, in bytes. */
const readResponseBytes = async (
  client: HttpClient,
  dataDir: string,
  requests: readonly ReportRequest[],
): Promise<number[]> => {
  const server = await startServer(dataDir);
  try {
    const lengths: number[] = [];
    for (const request of requests) {
      const { bytes } = await createGet(client, server.address + toPath(request))();
      lengths.push(bytes.byteLength);
    }
    return lengths;
  } finally {
    await server.close();
  }
};

const measureNotModified = async (client: HttpClient, url: string, times: number): Promise<Figure> => {
  const { etag = '' } = await createGet(client, url)();
  const getAgain = createGet(client, url, 304, { 'if-none-match': etag });
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) durations.push(await measureMs(getAgain));
  return {
    point: 2,
    name: 'unchanged response (304)',
    unit: 'ms',
    value: median(durations),
    bound: { on: 'value', must: 'at most', limit: 1 },
  };
};

/** Writes files named by their index, as those of the web app, which has a folder for each language. */
const writeFiles = async (webRoot: string, lengths: readonly number[]): Promise<void> => {
  const folder = join(webRoot, DEFAULT_LANGUAGE);
  await mkdir(folder, { recursive: true });
  for (const [index, length] of lengths.entries())
    await writeFile(join(folder, `${index}.json`), randomBytes(length));
};

/** Measures cached reports; baseline: files of the same size from the same server. */
export const measureCachedReports = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('cached reports');
  const times = bench.isQuick ? 20 : 301;
  const webRoot = join(bench.folder, 'files');
  const client = createHttpClient();
  const { requests } = await findSampleRequests(market);
  const lengths = await readResponseBytes(
    client,
    market.dataDir,
    sizes.map((size) => requests[size]),
  );
  await writeFiles(webRoot, lengths);
  const server = await startServer(market.dataDir, { webRoot });
  try {
    const figures: Figure[] = [];
    for (const [index, size] of sizes.entries()) {
      const { value, baseline } = await measureAlternately(
        times,
        createGet(client, server.address + toPath(requests[size])),
        createGet(client, `${server.address}/${index}.json`),
      );
      figures.push({
        point: 2,
        name: `${size} response, cached (baseline: a file of ${lengths[index] ?? 0} bytes)`,
        unit: 'ms',
        value,
        baseline,
        ratio: value / baseline,
        bound: { on: 'ratio', must: 'at most', limit: 1.2 },
      });
    }
    return [...figures, await measureNotModified(client, server.address + toPath(requests.small), times)];
  } finally {
    client.close();
    await server.close();
    await rm(webRoot, { recursive: true });
  }
};
