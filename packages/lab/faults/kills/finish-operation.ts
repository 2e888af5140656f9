import { join } from 'node:path';
import { runCommand } from '../../../../apps/api/test/command.ts';
import { findLeftovers as findOrphans } from '../../../../apps/api/test/feed.ts';
import { findProblems } from '../check/check-server.ts';
import { openServer } from '../open-server.ts';
import type { MarketState } from '../market/expected-reports.ts';
import { type Finding, hasStack } from '../step.ts';
import type { Operation } from './operations.ts';

/** A killed operation: its data directory, the folder of its commands, and the arguments of its own command. */
export interface Killed {
  readonly operation: Operation;
  readonly dataDir: string;
  readonly beside: string;
  readonly command: readonly string[];
}

/** Runs a command, which must succeed or report that nothing was left to do. */
const runAgain = async (
  { beside, operation: { saysDone } }: Killed,
  dataDir: string,
  command: readonly string[],
): Promise<Finding[]> => {
  const { code, errors } = await runCommand(command, beside, { DATA_DIR: dataDir });
  if (hasStack(errors)) return [{ kind: 'silent', text: `a stack: ${errors}` }];
  if (code === 0 || saysDone?.test(errors) === true) return [];
  return [{ kind: 'lost', text: `${command.join(' ')} afterwards: ${code} ${errors}` }];
};

/** Returns the data directory with the outcome: for a backup the restored one. */
const getOutcomeDir = ({ operation, dataDir, beside }: Killed): string =>
  operation.isBackup === true ? join(beside, 'restored') : dataDir;

/** Runs a killed operation again to its end, as a person would. */
export const finishOperation = async (killed: Killed): Promise<Finding[]> => {
  const { command, dataDir, operation } = killed;
  const findings: Finding[] = [];
  for (const one of [command, operation.ending ?? []])
    if (one.length > 0) findings.push(...(await runAgain(killed, dataDir, one)));
  if (operation.isBackup === true)
    findings.push(...(await runAgain(killed, getOutcomeDir(killed), ['restore', 'backup'])));
  return findings;
};

/** Opens a server in this process, which sweeps: it serves the state after the operation, and nothing is left over. */
export const checkFinished = async (killed: Killed, after: MarketState): Promise<Finding[]> => {
  const server = await openServer(getOutcomeDir(killed));
  if ('exitCode' in server) return [{ kind: 'lost', text: `no server afterwards: ${server.message}` }];
  const { url, prepare, servedWeeks, sources, close } = server;
  try {
    await prepare();
    const findings = await findProblems(url, after);
    for (const text of await findOrphans(sources.analytics, sources.store))
      findings.push({ kind: 'left over', text });
    for (const { weekNumber } of await servedWeeks.verify('contents'))
      findings.push({ kind: 'lost', text: `week ${weekNumber} is damaged` });
    return findings;
  } finally {
    await close();
  }
};
