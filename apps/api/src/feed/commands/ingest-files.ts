import type { Config } from '../../config.ts';
import { ingest, type IngestSummary } from '../ingest.ts';
import type { IngestOptions } from '../ingest-run.ts';
import type { Terminal } from '../../command/command.ts';
import { formatTarget, type Target } from './describe-target.ts';
import { openCommandSources } from './command-sources.ts';
import { createProgressBar } from '../../command/progress-bar.ts';

/** Prints the target and ingests files of this machine with a progress bar. Throws FeedError and errors of opening. */
export const ingestFiles = async (
  files: readonly string[],
  options: Pick<IngestOptions, 'folder' | 'replace' | 'check' | 'future' | 'maxRejects' | 'intake'>,
  config: Config,
  stderr: Terminal['stderr'],
): Promise<IngestSummary & Target> => {
  const { close, target, ...sources } = await openCommandSources(config);
  stderr.write(`${formatTarget(target)}\n`);
  const bar = createProgressBar(stderr);
  try {
    const summary = await ingest({
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
    return { ...summary, ...target };
  } finally {
    bar.end();
    await close();
  }
};
