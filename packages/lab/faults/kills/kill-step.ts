import { setTimeout as sleep } from 'node:timers/promises';
import { type CommandResult, startCommand } from '../../../../apps/api/test/command.ts';
import { enginePids } from '../../../../apps/api/test/engine-process.ts';
import { findProblems } from '../check/check-server.ts';
import { findLeftovers } from '../check/leftovers.ts';
import { type Campaign, copyForStep } from '../data-dirs.ts';
import { createMarketState, type MarketState } from '../market/expected-reports.ts';
import { type Finding, hasStack, type StepOutcome } from '../step.ts';
import { checkFinished, finishOperation, type Killed } from './finish-operation.ts';
import type { Operation, Victim } from './operations.ts';
import { type RunningServer, runServer } from './run-server.ts';

/** Processes running during an operation. */
interface Running {
  readonly server: RunningServer | undefined;
  readonly command: ReturnType<typeof startCommand> | undefined;
}

const kill = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
};

const startOperation = async ({ operation, dataDir, beside, command }: Killed): Promise<Running> => {
  const server = operation.hasServer ? await runServer(dataDir) : undefined;
  if (command.length === 0) return { server, command: undefined };
  await server?.ready;
  return { server, command: startCommand(command, beside, { DATA_DIR: dataDir, NODE_ENV: 'production' }) };
};

const killVictim = async (dataDir: string, victim: Victim, { server, command }: Running): Promise<void> => {
  const isVictim = (one: Victim) => victim === one || victim === 'all';
  const engines = isVictim('engine') ? await enginePids(dataDir) : [];
  if (isVictim('command')) kill(command?.process.pid);
  const ended = isVictim('server') ? server?.end('SIGKILL') : undefined;
  for (const pid of engines) kill(pid);
  await ended;
};

/** Checks that a command's exit agrees with the published weeks, and that its error is a sentence. */
const checkCommand = ({ code, output, errors }: CommandResult, isDone: boolean): Finding[] => {
  const findings: Finding[] = [];
  if (hasStack(errors)) findings.push({ kind: 'silent', text: `a stack: ${errors}` });
  if (code === 0 && !isDone) findings.push({ kind: 'lost', text: `it ended with 0: ${output}` });
  if (errors.includes('nothing was published') && isDone)
    findings.push({ kind: 'wrong', text: `it is published, but: ${errors}` });
  return findings;
};

/** Served states before and after an operation. */
interface States {
  readonly before: MarketState;
  readonly after: MarketState;
  readonly isChange: boolean;
}

/** Checks that a server fully serves the state before or the state after, as the command reports. */
const checkServed = async (
  server: RunningServer,
  { before, after, isChange }: States,
  result: CommandResult | undefined,
): Promise<Finding[]> => {
  await server.respond();
  const notBefore = await findProblems(server.origin, before);
  const notAfter = isChange && notBefore.length > 0 ? await findProblems(server.origin, after) : notBefore;
  if (notAfter.length > 0 && notBefore.length > 0) return [...notBefore, ...notAfter];
  return result && isChange ? checkCommand(result, notBefore.length > 0) : [];
};

/** Kills the victim during the operation after this time and checks what a server then serves. */
export const runKillStep = async (
  campaign: Campaign,
  { operation, victim }: { operation: Operation; victim: Victim },
  delayMs: number,
  seed: string,
): Promise<StepOutcome> => {
  const files = operation.files.flatMap((name) => campaign.versions[name].files);
  const copied = await copyForStep(campaign, operation.from);
  const step = { ...copied, operation, command: [...operation.command, ...files] };
  const [before, after] = [operation.before, operation.after].map((published) =>
    createMarketState(campaign.versions, seed, published),
  ) as [MarketState, MarketState];
  const states = { before, after, isChange: operation.before !== operation.after };
  const running = await startOperation(step);
  await sleep(delayMs);
  await killVictim(step.dataDir, victim, running);
  const result = await running.command?.ended;
  const findings = operation.isFinishedFirst === true ? await finishOperation(step) : [];
  const server = running.server?.isAlive() === true ? running.server : await runServer(step.dataDir);
  findings.push(
    ...(await checkServed(server, states, result).catch((error: unknown): Finding[] => [
      { kind: 'lost', text: String(error) },
    ])),
  );
  const problem = await server.stop();
  if (problem !== undefined) findings.push({ kind: 'left over', text: problem });
  findings.push(...(await findLeftovers(step.dataDir)));
  if (operation.isFinishedFirst !== true) findings.push(...(await finishOperation(step)));
  findings.push(...(await checkFinished(step, states.after)));
  findings.push(...(await findLeftovers(step.dataDir)));
  if (findings.length === 0) await step.remove();
  const done = `${victim} killed after ${Math.round(delayMs)} ms of ${operation.name}`;
  return { isRefused: false, findings, done };
};
