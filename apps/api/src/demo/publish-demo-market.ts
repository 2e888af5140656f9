import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ingest } from '../feed/ingest.ts';
import type { OnProgress } from '../command/progress.ts';
import type { Sources } from '../installation/open-sources.ts';
import { writeDemoMarket } from './write-demo-market.ts';

/** Writes the demo market and ingests it like any other feed; the first real week replaces it. */
export async function publishDemoMarket(
  { analytics, store }: Sources,
  dataDir: string,
  onProgress: OnProgress,
): Promise<void> {
  // A fixed folder of our own, so that interrupted starts leave at most one.
  const folder = join(dataDir, 'vitrina-demo-feed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const files = await writeDemoMarket(folder);
    await ingest({
      files,
      analytics,
      store,
      dataDir,
      isDemo: true,
      future: true,
      now: () => new Date(),
      onProgress,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
