import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommandResult, startCommand } from '../../../../apps/api/test/command.ts';
import { enginePids } from '../../../../apps/api/test/engine-process.ts';
import { findLeftFiles, findLeftProcesses, sweepAndFindLeftParts } from '../check/left-overs.ts';
import { copyForStep } from '../data/data-dirs.ts';
import type { Campaign } from '../campaign.ts';
import type { Finding, StepOutcome } from '../finding.ts';
import type { Operation, Victim } from './operations.ts';
import { finishAfterServer, finishBeforeStart, folderBeside } from './finish-operation.ts';
import { findPublished } from './find-published.ts';
import { type RunningServer, runServer } from './run-server.ts';

/** What runs during an operation. */
interface Running {
  readonly server: RunningServer | undefined;
  readonly command: ReturnType<typeof startCommand> | undefined;
}

const kill = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const startOperation = async (
  { versions }: Campaign,
  operation: Operation,
  dataDir: string,
): Promise<Running> => {
  const server = operation.hasServer ? await runServer(dataDir) : undefined;
  if (operation.command === undefined) return { server, command: undefined };
  await server?.announced;
  const files = operation.files.flatMap((name) => versions[name].files);
  const env = { DATA_DIR: dataDir, NODE_ENV: 'production' };
  return { server, command: startCommand([...operation.command, ...files], folderBeside(dataDir), env) };
};

const waitForEnd = async ({ server, command }: Running): Promise<CommandResult | undefined> => {
  if (command) return command.ended;
  await server?.announced;
  return undefined;
};

const killVictim = async (dataDir: string, victim: Victim, { server, command }: Running): Promise<void> => {
  const engines = victim === 'engine' || victim === 'all' ? await enginePids(dataDir) : [];
  if (victim === 'command' || victim === 'all') kill(command?.process.pid);
  if (victim === 'server' || victim === 'all') kill(server?.pid);
  for (const pid of engines) kill(pid);
  if (victim === 'server' || victim === 'all') await server?.exit;
};

/** Checks that a command's end agrees with what is published, and that its error is a sentence. */
const checkCommand = (
  { code, output, errors }: CommandResult,
  published: 'before' | 'after',
  { name }: Operation,
): Finding[] => {
  const findings: Finding[] = [];
  if (/\n\s+at .*:\d+/.test(errors)) findings.push({ kind: 'silent', text: `a stack: ${errors}` });
  if (code === 0 && published === 'before')
    findings.push({ kind: 'lost', text: `${name} ended with 0: ${output}` });
  if (errors.includes('nothing was published') && published === 'after')
    findings.push({ kind: 'wrong', text: `it is published, but: ${errors}` });
  return findings;
};

/** Runs an operation to its end and returns its duration, ms. */
export const measureOperation = async (campaign: Campaign, operation: Operation): Promise<number> => {
  const dataDir = await copyForStep(campaign.dirs[operation.from], campaign.folder);
  const withoutWait = operation.waitsForReaders === true ? { ...operation, hasServer: false } : operation;
  const startedAt = performance.now();
  const running = await startOperation(campaign, withoutWait, dataDir);
  const commandAt = operation.command ? performance.now() : startedAt;
  await waitForEnd(running);
  const duration = performance.now() - commandAt;
  await running.server?.end();
  await findLeftFiles(dataDir);
  await rm(dataDir, { recursive: true });
  await rm(folderBeside(dataDir), { recursive: true, force: true });
  return duration;
};

/** Kills the victim during the operation after this time and checks what a server serves then. */
export const runKillStep = async (
  campaign: Campaign,
  operation: Operation,
  victim: Victim,
  delayMs: number,
  seed: string,
): Promise<StepOutcome> => {
  const dataDir = await copyForStep(campaign.dirs[operation.from], campaign.folder);
  const running = await startOperation(campaign, operation, dataDir);
  await sleep(delayMs);
  await killVictim(dataDir, victim, running);
  const result = await running.command?.ended;
  const findings = await finishBeforeStart(campaign, operation, dataDir, seed);
  const server = running.server?.isAlive() === true ? running.server : await runServer(dataDir);
  try {
    await server.ready();
    const { published, findings: found } = await findPublished(campaign, operation, server.url, seed);
    findings.push(...found);
    if (result && published) findings.push(...checkCommand(result, published, operation));
  } catch (error) {
    findings.push({ kind: 'lost', text: String(error) });
  }
  const problem = await server.end();
  if (problem !== undefined) findings.push({ kind: 'left over', text: problem });
  findings.push(...(await finishAfterServer(campaign, operation, dataDir, seed)));
  findings.push(...(await findLeftProcesses(dataDir)));
  findings.push(...(await sweepAndFindLeftParts(dataDir)));
  findings.push(...(await findLeftFiles(dataDir)));
  if (findings.length === 0) {
    await rm(dataDir, { recursive: true });
    await rm(folderBeside(dataDir), { recursive: true, force: true });
  }
  return {
    isRefused: false,
    findings,
    done: `${victim} killed after ${Math.round(delayMs)} ms of ${operation.name}`,
  };
};
