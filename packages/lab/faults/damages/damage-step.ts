import { copyFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRng } from '../../../../apps/api/src/demo/rng.ts';
import { ForeignInstallation } from '../../../../apps/api/src/installation/claim-installation.ts';
import { storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import type { Campaign } from '../campaign.ts';
import { findLeftFiles } from '../check/left-overs.ts';
import { copyForStep, publishVersions } from '../data/data-dirs.ts';
import type { Finding, StepOutcome } from '../finding.ts';
import { createMarketState, type MarketState } from '../market/expected-reports.ts';
import type { VersionName } from '../market/week-versions.ts';
import { appDatabaseDamages } from './app-database-damages.ts';
import { checkRepaired, checkServer } from './check-server.ts';
import { listEngineFiles } from './engine-files.ts';
import { type DamageTarget, fileDamages } from './file-damages.ts';
import { openServer } from './open-server.ts';

/** Which damage, to what, and when. */
export interface Damage {
  readonly target: 'engine files' | 'app database' | 'backup';
  /** Name of the damage. */
  readonly kind: string;
  readonly isRunning: boolean;
}

/** Names of the damages, the same for all targets. */
export const damageKinds: readonly string[] = Object.keys(fileDamages);

/** Puts the engine's folder back where it is another installation's, which every command refuses. */
const putEngineBack = async ({ dirs }: Campaign, base: MarketState, dataDir: string): Promise<Finding[]> => {
  await rm(join(dataDir, 'engine'), { recursive: true });
  await cp(join(dirs.base, 'engine'), join(dataDir, 'engine'), { recursive: true, verbatimSymlinks: true });
  return checkRepaired(base, dataDir, 'with the engine put back');
};

/** Puts the app database back, or ingests the refused weeks again: nothing else may be needed. */
const repair = async (
  campaign: Campaign,
  base: MarketState,
  { target }: Damage,
  dataDir: string,
  refused: readonly number[],
): Promise<Finding[]> => {
  if (target === 'app database') {
    for (const end of ['-wal', '-shm']) await rm(`${storeFile(dataDir)}${end}`, { force: true });
    await copyFile(storeFile(campaign.dirs.base), storeFile(dataDir));
    return checkRepaired(base, dataDir, 'with the app database put back');
  }
  if (refused.length === 0) return [];
  try {
    await publishVersions(
      dataDir,
      campaign.versions,
      refused.map((weekNumber) => `${weekNumber}-old` as VersionName),
    );
  } catch (error) {
    if (error instanceof ForeignInstallation) return putEngineBack(campaign, base, dataDir);
    return [{ kind: 'lost', text: `ingested again: ${String(error)}` }];
  }
  return checkRepaired(base, dataDir, 'ingested again');
};

/** Damages a copy of the base, starts a server on it or has it running, and checks what is served. */
export const runDamageStep = async (
  campaign: Campaign,
  damage: Damage,
  seed: string,
): Promise<StepOutcome> => {
  const { dirs } = campaign;
  const base = createMarketState(campaign.versions, seed, ['44-old', '45-old', '46-old']);
  const dataDir = await copyForStep(dirs.base, campaign.folder);
  const files = await listEngineFiles(dataDir);
  const rng = createRng(seed);
  const target: DamageTarget = { dataDir, files, backups: [dirs.older, dirs.foreign], rng };
  const damages = damage.target === 'engine files' ? fileDamages : appDatabaseDamages;
  const cause = () => damages[damage.kind]?.(target) ?? Promise.reject(new TypeError(damage.kind));
  let done = damage.isRunning ? '' : await cause();
  const server = await openServer(dataDir);
  const findings: Finding[] = [];
  let refused: number[] = [];
  if ('exitCode' in server) {
    done += `; refused with ${server.exitCode}: ${server.message}`;
    if (server.exitCode === 70) findings.push({ kind: 'silent', text: `a stack: ${server.message}` });
  } else {
    if (damage.isRunning) done = await cause();
    const served = await checkServer(base, server);
    findings.push(...served.findings);
    refused = served.refused;
    await server.close();
  }
  findings.push(...(await findLeftFiles(dataDir)));
  findings.push(...(await repair(campaign, base, damage, dataDir, refused)));
  if (findings.length === 0) await rm(dataDir, { recursive: true });
  return { isRefused: 'exitCode' in server || refused.length > 0, findings, done };
};
