import { copyFile, rm } from 'node:fs/promises';
import { createRng } from '../../src/demo/rng.ts';
import { storeFile } from '../../src/lifecycle/open-sources.ts';
import type { Campaign } from '../campaign.ts';
import { findLeftFiles } from '../check/left-overs.ts';
import { readSeveralWeeks } from '../check/read-several-weeks.ts';
import { isRight, readHealth, readPeriods, readWeeks, type WeekReading } from '../check/read-weeks.ts';
import { copyForStep, publishVersions } from '../data/data-dirs.ts';
import type { Finding, StepOutcome } from '../finding.ts';
import { createMarketState, type MarketState } from '../market/expected-reports.ts';
import type { VersionName } from '../market/week-versions.ts';
import { appDatabaseDamages } from './app-database-damages.ts';
import { listEngineFiles } from './engine-files.ts';
import { type DamageTarget, fileDamages } from './file-damages.ts';
import { openServer, type OpenServer } from './open-server.ts';

/** Which damage, to what, and when. */
export interface Damage {
  readonly target: 'engine files' | 'app database';
  /** Name of the damage. */
  readonly kind: string;
  readonly isRunning: boolean;
}

/** Names of the damages, the same for both targets. */
export const damageKinds: readonly string[] = Object.keys(fileDamages);

const OPTIONS = { isTimeKnown: true, isPatient: false };

const wrongFindings = (readings: readonly WeekReading[]): Finding[] =>
  readings.flatMap(({ weekNumber, wrong }) =>
    wrong.slice(0, 3).map((line): Finding => ({ kind: 'wrong', text: `week ${weekNumber}: ${line}` })),
  );

const formatWeekName = (weekNumber: number) => `2026-W${weekNumber}`;

/** Checks that refused weeks are out of the periods and named by health, which is not well. */
const checkRefused = async (url: string, readings: readonly WeekReading[]): Promise<Finding[]> => {
  const refused = readings.filter((reading) => !isRight(reading));
  if (refused.length === 0) return [];
  const [periods, health] = [(await readPeriods(url)) ?? [], await readHealth(url)];
  const findings: Finding[] = [];
  for (const { weekNumber, missing, refused: errors } of refused) {
    const text = `week ${weekNumber}: ${errors} refused, ${missing} missing; health: ${JSON.stringify(health)}`;
    const isAllDown = /движок перезапускается|Повреждена база/.test(health?.message ?? '');
    const isNamed = health?.message.includes(formatWeekName(weekNumber)) === true || isAllDown;
    if (health?.ok !== false || !isNamed) findings.push({ kind: missing > 0 ? 'lost' : 'silent', text });
    if (periods.includes(weekNumber) && !isAllDown)
      findings.push({ kind: 'silent', text: `in the periods, ${text}` });
  }
  return findings;
};

interface ServedOutcome {
  findings: Finding[];
  /** Weeks that are refused in the end. */
  refused: number[];
}

/** Reads all weeks before the contents are verified, after the sweep, and after the verification. */
const checkServer = async (base: MarketState, server: OpenServer): Promise<ServedOutcome> => {
  const findings = wrongFindings(await readWeeks(server.url, base, OPTIONS));
  findings.push(...(await readSeveralWeeks(server.url, base, OPTIONS)));
  await server.prepare();
  await server.servedWeeks.verify('contents').catch(() => undefined);
  // Where health is well a 503 is that of a busy machine, and is tried again.
  const options = { ...OPTIONS, isPatient: (await readHealth(server.url))?.ok === true };
  const readings = await readWeeks(server.url, base, options);
  findings.push(...wrongFindings(readings), ...(await readSeveralWeeks(server.url, base, options)));
  findings.push(...(await checkRefused(server.url, readings)));
  const refused = readings.filter((reading) => !isRight(reading)).map(({ weekNumber }) => weekNumber);
  return { findings, refused };
};

/** Opens a server after a repair; every week must be right again. */
const checkRepaired = async (base: MarketState, dataDir: string, how: string): Promise<Finding[]> => {
  const server = await openServer(dataDir);
  if ('exitCode' in server) return [{ kind: 'lost', text: `${how}: ${server.message}` }];
  const { findings, refused } = await checkServer(base, server);
  await server.close();
  if (refused.length > 0)
    findings.push({ kind: 'lost', text: `${how}: weeks ${refused.join()} are refused` });
  return findings.map(({ kind, text }) => ({ kind, text: `${how}: ${text}` }));
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
