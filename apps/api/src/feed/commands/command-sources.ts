import { setTimeout as sleep } from 'node:timers/promises';
import { requestLease } from '@vitrina/chdb-server';
import type { Config } from '../../config.ts';
import { openSources, type Sources } from '../../installation/open-sources.ts';
import { describeTarget, type Target } from './describe-target.ts';
import { READERS_TIMEOUT_SECONDS } from '../publish/drop-orphans.ts';

/** Sources of a command that replaces or removes weeks. */
export interface CommandSources extends Sources {
  /** Resolves when no report of a replaced snapshot can start any more; undefined if no other process reads weeks. */
  waitForReaders: (() => Promise<void>) | undefined;
  readonly target: Target;
}

/** Opens engine and store, and checks whether another process may read the weeks. */
export const openCommandSources = async (config: Config): Promise<CommandSources> => {
  const running = config.clickhouse === undefined ? await requestLease(config.dataDir) : undefined;
  const sources = await openSources(config);
  await running?.release();
  const isShared = running !== undefined || config.clickhouse !== undefined;
  const waitForReaders = isShared ? () => sleep(READERS_TIMEOUT_SECONDS * 1000) : undefined;
  return { ...sources, waitForReaders, target: describeTarget(config, running !== undefined) };
};
