import { rm } from 'node:fs/promises';
import { recordFile } from '../../../../apps/api/src/backup/backup-record.ts';
import { createRng, type Rng } from '../../../../apps/api/src/demo/rng.ts';
import { runCommand } from '../../../../apps/api/test/command.ts';
import type { Campaign } from '../campaign.ts';
import { findLeftFiles } from '../check/left-overs.ts';
import { copyForStep, publishVersions } from '../data/data-dirs.ts';
import type { Finding, StepOutcome } from '../finding.ts';
import { createMarketState, type MarketState } from '../market/expected-reports.ts';
import type { VersionName } from '../market/week-versions.ts';
import { appDatabaseDamages } from './app-database-damages.ts';
import { checkRepaired, checkServer, formatWeekName } from './check-server.ts';
import { listEngineFiles } from './engine-files.ts';
import { cutFile, type DamageTarget, fileDamages, flipBit } from './file-damages.ts';
import { openServer } from './open-server.ts';

/** Damages to the record that only a backup has, by name. */
const recordDamages: Readonly<Record<string, (path: string, rng: Rng) => Promise<string>>> = {
  flip: flipBit,
  cut: cutFile,
  delete: async (path) => {
    await rm(path);
    return 'deleted';
  },
};

/** What was damaged. */
interface BackupDamage {
  readonly done: string;
  /** Whether weeks that are refused can be ingested again, without `pnpm recover` before. */
  readonly isIngestedAgain: boolean;
}

/** Damages the record, the app database or the engine's files of a backup. */
const damageBackup = async (kind: string, target: DamageTarget): Promise<BackupDamage> => {
  const { rng, dataDir } = target;
  const chance = rng.next();
  const damageRecord = recordDamages[kind];
  if (chance < 0.2 && damageRecord)
    return { done: `record: ${await damageRecord(recordFile(dataDir), rng)}`, isIngestedAgain: true };
  const isStore = chance < 0.4;
  const damage = (isStore ? appDatabaseDamages : fileDamages)[kind];
  if (damage === undefined) throw new TypeError(kind);
  return { done: await damage(target), isIngestedAgain: !isStore };
};

/** What a restored backup serves. */
interface RestoredOutcome {
  readonly isRefused: boolean;
  readonly findings: Finding[];
}

/** Ingests the refused weeks again, as the command says. */
const ingestAgain = async (
  { versions }: Campaign,
  base: MarketState,
  dataDir: string,
  refused: readonly number[],
): Promise<Finding[]> => {
  if (refused.length === 0) return [];
  try {
    await publishVersions(
      dataDir,
      versions,
      refused.map((week) => `${week}-old` as VersionName),
    );
  } catch (error) {
    return [{ kind: 'lost', text: `ingested again: ${String(error)}` }];
  }
  return checkRepaired(base, dataDir, 'ingested again');
};

/** Starts a server on a restored data directory: each week is right, or refused and named by the command. */
const checkRestored = async (
  campaign: Campaign,
  base: MarketState,
  dataDir: string,
  { said, isIngestedAgain }: { said: string; isIngestedAgain: boolean },
): Promise<RestoredOutcome> => {
  const server = await openServer(dataDir);
  if ('exitCode' in server) {
    const isSaid = said !== '' && server.exitCode !== 70;
    return { isRefused: true, findings: isSaid ? [] : [{ kind: 'silent', text: server.message }] };
  }
  const { findings, refused } = await checkServer(base, server);
  await server.close();
  const unnamed = refused.filter((week) => !said.includes(formatWeekName(week)));
  if (unnamed.length > 0 && !said.includes('The server verifies them'))
    findings.push({ kind: 'silent', text: `weeks ${unnamed.join()} are refused, and restore said: ${said}` });
  if (isIngestedAgain) findings.push(...(await ingestAgain(campaign, base, dataDir, refused)));
  return { isRefused: refused.length > 0, findings };
};

/** Damages a copy of the backup, restores it, and checks what is served. */
export const runBackupDamageStep = async (
  campaign: Campaign,
  kind: string,
  seed: string,
): Promise<StepOutcome> => {
  const { dirs, folder, versions } = campaign;
  const base = createMarketState(versions, seed, ['44-old', '45-old', '46-old']);
  const backup = await copyForStep(dirs.backup, folder);
  const files = await listEngineFiles(backup);
  const target = { dataDir: backup, files, backups: [dirs.older, dirs.foreign], rng: createRng(seed) };
  const { done, isIngestedAgain } = await damageBackup(kind, target);
  const dataDir = `${backup}-restored`;
  const { code, errors } = await runCommand(['restore', backup], folder, { DATA_DIR: dataDir });
  const findings: Finding[] = [];
  if (/\n\s+at .*:\d+/.test(errors)) findings.push({ kind: 'silent', text: `a stack: ${errors}` });
  const isRestored = code === 0 || code === 65 || errors.includes('The backup is restored');
  const damage = { said: errors, isIngestedAgain };
  const outcome = isRestored ? await checkRestored(campaign, base, dataDir, damage) : undefined;
  findings.push(...(outcome?.findings ?? []));
  if (isRestored) findings.push(...(await findLeftFiles(dataDir)));
  if (findings.length === 0)
    for (const path of [backup, dataDir]) await rm(path, { recursive: true, force: true });
  const isRefused = code !== 0 || outcome?.isRefused === true;
  return { isRefused, findings, done: `${done}; restore: ${code} ${errors.trim()}` };
};
