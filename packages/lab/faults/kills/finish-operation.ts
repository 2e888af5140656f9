import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandResult, runCommand } from '../../../../apps/api/test/command.ts';
import type { Campaign } from '../campaign.ts';
import { openServer } from '../damages/open-server.ts';
import { copyForStep } from '../data/data-dirs.ts';
import type { Finding } from '../finding.ts';
import { findPublished } from './find-published.ts';
import { BACKUP, type Operation } from './operations.ts';

/** Folder from which the commands of a step run, and into which they back up. */
export const folderBeside = (dataDir: string): string => `${dataDir}-beside`;

const hasStack = ({ errors }: CommandResult): boolean => /\n\s+at .*:\d+/.test(errors);

const lost = (text: string): Finding => ({ kind: 'lost', text });

/** Runs a command; it ends well, or says that there was nothing left to do. */
const runAgain = async (
  dataDir: string,
  command: readonly string[],
  saysDone: RegExp | undefined,
): Promise<Finding[]> => {
  const result = await runCommand(command, folderBeside(dataDir), { DATA_DIR: dataDir });
  if (hasStack(result)) return [{ kind: 'silent', text: `a stack: ${result.errors}` }];
  const isDone = result.code === 0 || saysDone?.test(result.errors) === true;
  return isDone ? [] : [lost(`${command.join(' ')} afterwards: ${result.code} ${result.errors}`)];
};

/** Opens a server on a data directory; it serves what there is after the operation. */
const checkDone = async (
  campaign: Campaign,
  operation: Operation,
  dataDir: string,
  seed: string,
): Promise<Finding[]> => {
  const server = await openServer(dataDir);
  if ('exitCode' in server) return [lost(`the server does not start afterwards: ${server.message}`)];
  try {
    const { published, findings } = await findPublished(campaign, operation, server.url, seed);
    return published === 'before' ? [lost(`${operation.name} was run again and is not done`)] : findings;
  } finally {
    await server.close();
  }
};

/** Opens a server on a copy of a data directory whose restoration was cut off: it serves all weeks, none, or refuses. */
const checkCutRestoration = async (
  campaign: Campaign,
  operation: Operation,
  dataDir: string,
  seed: string,
): Promise<Finding[]> => {
  const copied = await copyForStep(dataDir, campaign.folder);
  const server = await openServer(copied);
  const findings: Finding[] = [];
  if ('exitCode' in server) {
    if (server.exitCode === 70) findings.push({ kind: 'silent', text: `a stack: ${server.message}` });
  } else {
    findings.push(...(await findPublished(campaign, operation, server.url, seed)).findings);
    await server.close();
  }
  await rm(copied, { recursive: true });
  return findings;
};

/** Does what has to be done after a kill before a server starts: a restoration is run again. */
export const finishBeforeStart = async (
  campaign: Campaign,
  operation: Operation,
  dataDir: string,
  seed: string,
): Promise<Finding[]> => {
  if (operation.name !== 'restore') return [];
  const findings = await checkCutRestoration(campaign, operation, dataDir, seed);
  findings.push(...(await runAgain(dataDir, operation.command ?? [], operation.saysDone)));
  findings.push(...(await checkDone(campaign, operation, dataDir, seed)));
  return findings;
};

/** Restores the backup that a step made, and checks what a server serves from it. */
const checkBackup = async (
  campaign: Campaign,
  operation: Operation,
  dataDir: string,
  seed: string,
): Promise<Finding[]> => {
  const restored = join(folderBeside(dataDir), 'restored');
  const backup = join(folderBeside(dataDir), BACKUP);
  const result = await runCommand(['restore', backup], folderBeside(dataDir), { DATA_DIR: restored });
  if (result.code !== 0) return [lost(`restore: ${result.code} ${result.errors}`)];
  return checkDone(campaign, operation, restored, seed);
};

/** Brings a killed operation to its end after the server has ended, as a person would, and checks the outcome. */
export const finishAfterServer = async (
  campaign: Campaign,
  operation: Operation,
  dataDir: string,
  seed: string,
): Promise<Finding[]> => {
  const { name, command = [], saysDone } = operation;
  if (name === 'recover') return runAgain(dataDir, command, undefined);
  if (saysDone === undefined || name === 'restore') return [];
  const findings = await runAgain(dataDir, command, saysDone);
  if (name === 'backup') return [...findings, ...(await checkBackup(campaign, operation, dataDir, seed))];
  // A week that only the engine's log still has is named at the start; discarding it ends the operation.
  findings.push(...(await runAgain(dataDir, ['discard', '--all'], undefined)));
  return [...findings, ...(await checkDone(campaign, operation, dataDir, seed))];
};
