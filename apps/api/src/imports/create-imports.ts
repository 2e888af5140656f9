import type { FastifyBaseLogger } from 'fastify';
import type { Random } from '../auth/random.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { createImportFiles } from './import-files.ts';
import { createRunImportJob } from './import-job.ts';
import { HeldImports } from './imports.ts';

/** Sources of imports. */
interface ImportSources {
  readonly config: Config;
  readonly store: Store;
  readonly now: () => Date;
  readonly random: Pick<Random, 'id'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Creates the imports of a server, whose files are in its data directory. */
export const createImports = ({ config, store, now, random, log }: ImportSources): HeldImports =>
  new HeldImports({
    store,
    files: createImportFiles(config.dataDir),
    runJob: createRunImportJob(config),
    maxBytes: config.importMaxBytes,
    now,
    // A path param has at most 32 characters.
    createId: () => random.id().replaceAll('-', ''),
    log: (message, err) => log.error({ err }, message),
  });
