import { copyFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordFile } from '../../../../apps/api/src/backup/backup-record.ts';
import { createRng } from '../../../../apps/api/src/demo/rng.ts';
import { ForeignInstallation } from '../../../../apps/api/src/installation/claim-installation.ts';
import { storeFile } from '../../../../apps/api/src/installation/open-sources.ts';
import { runCommand } from '../../../../apps/api/test/command.ts';
import { checkRepaired, checkServer, formatWeekName } from '../check/check-server.ts';
import { findLeftovers } from '../check/leftovers.ts';
import { type Campaign, copyForStep, publishVersions } from '../data-dirs.ts';
import { createMarketState, type MarketState } from '../market/expected-reports.ts';
import type { VersionName } from '../market/week-versions.ts';
import { openServer } from '../open-server.ts';
import { type Finding, hasStack, type StepOutcome } from '../step.ts';
import { changeRows, damages } from './damages.ts';
import { openEngineSubjects, type Subject } from './subjects.ts';

/** Target, kind and time of a damage. */
export interface DamageCase {
  readonly target: 'engine files' | 'app database' | 'record';
  /** Name of the damage. */
  readonly kind: string;
  /** `restored` damages a backup, which is then restored. */
  readonly when: 'while stopped' | 'while running' | 'restored';
}

/** Prepares a damage of an unused data directory; the returned function inflicts it. */
const prepareDamage = async (
  { dirs }: Campaign,
  { target, kind }: DamageCase,
  dataDir: string,
  seed: string,
): Promise<() => Promise<string>> => {
  const rng = createRng(seed);
  const backups = [dirs.older, dirs.foreign];
  const damage = target === 'app database' && kind === 'swap' ? changeRows : damages[kind];
  if (damage === undefined) throw new TypeError(kind);
  if (target === 'app database')
    return () => damage({ path: storeFile(dataDir), others: [], backups: backups.map(storeFile) }, rng);
  if (target === 'record') return () => damage({ path: recordFile(dataDir), others: [], backups: [] }, rng);
  const pickSubject = await openEngineSubjects(dataDir, backups);
  const isUsable = ({ others, backups: found, path }: Subject) =>
    kind === 'from another backup'
      ? found.length > 0
      : path !== join(dataDir, 'engine') && (kind !== 'swap' || others.length > 0);
  return () => {
    for (;;) {
      const subject = pickSubject(rng, kind !== 'flip' && kind !== 'cut');
      if (isUsable(subject)) return damage(subject, rng);
    }
  };
};

/** Restores the app database, or ingests the refused weeks again: nothing else may be needed. */
const repair = async (
  { dirs, versions }: Campaign,
  base: MarketState,
  { target }: DamageCase,
  dataDir: string,
  refused: readonly number[],
): Promise<Finding[]> => {
  if (target === 'app database') {
    for (const end of ['-wal', '-shm']) await rm(`${storeFile(dataDir)}${end}`, { force: true });
    await copyFile(storeFile(dirs.base), storeFile(dataDir));
    return checkRepaired(base, dataDir, 'with the app database put back');
  }
  if (refused.length === 0) return [];
  try {
    const names = refused.map((weekNumber) => `${weekNumber}-old` as VersionName);
    await publishVersions(dataDir, versions, names);
  } catch (error) {
    if (!(error instanceof ForeignInstallation))
      return [{ kind: 'lost', text: `ingested again: ${String(error)}` }];
    // Every command refuses the engine of another installation.
    await rm(join(dataDir, 'engine'), { recursive: true });
    await cp(join(dirs.base, 'engine'), join(dataDir, 'engine'), { recursive: true, verbatimSymlinks: true });
    return checkRepaired(base, dataDir, 'with the engine put back');
  }
  return checkRepaired(base, dataDir, 'ingested again');
};

/** Runs a server on a damaged data directory: it serves and refuses weeks, or does not start. */
const serveDamaged = async (base: MarketState, dataDir: string, cause?: () => Promise<string>) => {
  const server = await openServer(dataDir);
  if ('exitCode' in server) {
    const { exitCode, message } = server;
    const findings: Finding[] = exitCode === 70 ? [{ kind: 'silent', text: `a stack: ${message}` }] : [];
    return { isStarted: false, refused: [], findings, done: `; not started: ${message}` };
  }
  const done = (await cause?.()) ?? '';
  const { findings, refused } = await checkServer(base, server);
  await server.close();
  return { isStarted: true, refused, findings, done };
};

/** Checks that restore named each week that the server then refuses, or stated that none is verified. */
const checkSaid = (
  said: string,
  { isStarted, refused }: Awaited<ReturnType<typeof serveDamaged>>,
): Finding[] => {
  const isNamed = refused.every((week) => said.includes(formatWeekName(week)));
  const isSaid = isStarted ? isNamed || said.includes('The server verifies them') : said !== '';
  return isSaid ? [] : [{ kind: 'silent', text: `weeks ${refused.join()} are refused, restore: ${said}` }];
};

/** Restores a backup; `isRestored` also if some of its weeks are damaged. */
const restore = async (beside: string, backup: string, dataDir: string) => {
  const { code, errors } = await runCommand(['restore', backup], beside, { DATA_DIR: dataDir });
  const findings: Finding[] = hasStack(errors) ? [{ kind: 'silent', text: `a stack: ${errors}` }] : [];
  const isRestored = code === 0 || code === 65 || errors.includes('The backup is restored');
  return { isRestored, findings, said: errors, done: `; restore: ${code} ${errors.trim()}` };
};

/** Damages a copy of the base or of its backup, before or while a server runs on it, and checks the responses. */
export const runDamageStep = async (
  campaign: Campaign,
  damage: DamageCase,
  seed: string,
): Promise<StepOutcome> => {
  const base = createMarketState(campaign.versions, seed, ['44-old', '45-old', '46-old']);
  const isBackup = damage.when === 'restored';
  const step = await copyForStep(campaign, isBackup ? 'backup' : 'base');
  const cause = await prepareDamage(campaign, damage, step.dataDir, seed);
  let done = damage.when === 'while running' ? '' : await cause();
  const dataDir = isBackup ? join(step.beside, 'restored') : step.dataDir;
  const restored = isBackup ? await restore(step.beside, step.dataDir, dataDir) : undefined;
  const findings = restored?.findings ?? [];
  done += restored?.done ?? '';
  let isRefused = restored?.isRestored === false;
  if (!isRefused) {
    const served = await serveDamaged(base, dataDir, damage.when === 'while running' ? cause : undefined);
    done += served.done;
    isRefused = !served.isStarted || served.refused.length > 0;
    findings.push(...served.findings, ...(restored ? checkSaid(restored.said, served) : []));
    findings.push(...(await findLeftovers(dataDir)));
    findings.push(...(await repair(campaign, base, damage, dataDir, served.refused)));
  }
  if (findings.length === 0) await step.remove();
  return { isRefused, findings, done };
};
