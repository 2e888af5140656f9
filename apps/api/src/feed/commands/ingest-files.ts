import type { Config } from '../../config.ts';
import { ingest, type IngestSummary } from '../ingest.ts';
import type { IngestOptions } from '../ingest-run.ts';
import type { Terminal } from './command.ts';
import { openCommandSources } from './command-sources.ts';
import { createProgressBar } from './progress-bar.ts';

/** Ingests files of this machine with a progress bar. Throws FeedError and the errors of opening the sources. */
export const ingestFiles = async (
  files: readonly string[],
  options: Pick<IngestOptions, 'folder' | 'replace' | 'check' | 'maxRejects'>,
  config: Config,
  stderr: Terminal['stderr'],
): Promise<IngestSummary> => {
  const { close, ...sources } = await openCommandSources(config);
  const bar = createProgressBar(stderr);
  try {
    return await ingest({
      ...sources,
      ...options,
      files,
      dataDir: config.dataDir,
      keepWeeks: config.keepWeeks,
      archiveDir: config.archiveDir,
      now: () => new Date(),
      onProgress: bar.onProgress,
      log: (line) => stderr.write(`${line}\n`),
    });
  } finally {
    bar.end();
    await close();
  }
};
