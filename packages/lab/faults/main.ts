import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../.config/read-options.ts';
import { openCampaign } from './data-dirs.ts';
import { listDamages, listKills } from './list-steps.ts';
import type { Step, StepOutcome } from './step.ts';

const help = `Usage: pnpm faults [options]

Kills and damages installations at random and compares every report with the independent computation.

  --seed TEXT   other moments and files (default: 1)
  --kills N     number of kills (default: 200)
  --damages N   number of damages (default: 120)
  --quick       3 kills and 4 damages
  --step NAME   only this step, as printed

The data directories of a broken step stay. Exit codes: 0 every promise is kept, 1 one is broken.
`;

const { values } = readOptions(help, {
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string' },
    damages: { type: 'string' },
    quick: { type: 'boolean', default: false },
    step: { type: 'string' },
  },
});

/** Number of concurrent steps. */
const AT_ONCE = 2;

const runStep = async ({ name, fault, run }: Step): Promise<string> => {
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown): StepOutcome => {
    const text = error instanceof Error ? (error.stack ?? '') : String(error);
    return { isRefused: false, findings: [{ kind: 'lost', text }], done: 'the step failed' };
  });
  const result = outcome.findings.length > 0 ? 'BROKEN' : outcome.isRefused ? 'refused' : 'right';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${result.padEnd(8)}${name}  ${fault}  ${seconds} s  ${outcome.done}\n`);
  for (const { kind, text } of outcome.findings) process.stdout.write(`        ${kind}: ${text}\n`);
  return result;
};

/** Runs the steps, some concurrently, and returns the outcome of each. */
const runSteps = async (steps: readonly Step[]): Promise<string[]> => {
  const results: string[] = [];
  const queue = steps.values();
  const work = async () => {
    for (const step of queue) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
};

const folder = await mkdtemp(join(await realpath(tmpdir()), 'vitrina-faults-'));
const campaign = await openCampaign(folder);
const [seed = values.seed, number] = values.step?.split(/-(?:kill|damage)-/) ?? [];
const [kills, damages] = values.quick ? [3, 4] : [200, 120];
const steps = [
  ...listKills(campaign, seed, Number(number ?? values.kills ?? kills)),
  ...listDamages(campaign, seed, Number(number ?? values.damages ?? damages)),
].filter(({ name }) => values.step === undefined || name === values.step);
const results = await runSteps(steps);
const count = (result: string) => results.filter((one) => one === result).length;
process.stdout.write(
  `\n${results.length} steps: ${count('right')} right, ${count('refused')} refused, ${count('BROKEN')} broken\n`,
);
if (count('BROKEN') > 0) process.stdout.write(`The data directories of broken steps are in ${folder}\n`);
else await rm(folder, { recursive: true });
process.exitCode = count('BROKEN') > 0 ? 1 : 0;
