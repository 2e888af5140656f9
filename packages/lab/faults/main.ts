import { appendFile, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../../.config/read-options.ts';
import type { Campaign } from './campaign.ts';
import { makeDataDirs } from './data/data-dirs.ts';
import type { Step } from './finding.ts';
import { type FinishedStep, formatTable } from './format-table.ts';
import { listDamages, listKills } from './list-steps.ts';
import { createWeekVersions } from './market/week-versions.ts';

const help = `Usage: pnpm faults [options]

Kills and damages installations at random and compares every report with the independent computation.

  --seed TEXT       other moments and files (default: 1)
  --kills N         number of kills (default: 200)
  --damages N       number of damages (default: 120)
  --from N          skip the first N - 1 kills and damages
  --step NAME       only this step, as printed; its data directory stays if a promise is broken
  --quick           3 kills and 4 damages, in operations that are not measured before
  --at-once N       steps at once (default: 2)
  --results FILE    add the outcome of each step to this file, and print the table of all that it has
`;

const { values } = readOptions(help, {
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string' },
    damages: { type: 'string' },
    from: { type: 'string', default: '1' },
    step: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
    results: { type: 'string' },
  },
});

/** Makes what all steps share. */
const openCampaign = async (folder: string): Promise<Campaign> => {
  const versions = await createWeekVersions(folder);
  const dirs = await makeDataDirs(folder, versions);
  return { folder, versions, dirs };
};

/** Usual duration of an operation on an idle machine, ms. */
const USUAL_DURATION_MS = 2000;

/** Lists the steps of the options. */
const listSteps = (campaign: Campaign): Step[] => {
  const seed = values.step?.replace(/-\w+-\d+$/, '') ?? values.seed;
  const number = Number(values.step?.split('-').at(-1) ?? 0);
  const [killCount, damageCount] = values.quick ? [3, 4] : [200, 120];
  const kills = listKills(campaign, {
    seed,
    count: number || Number(values.kills ?? killCount),
    durationMs: values.quick ? USUAL_DURATION_MS : undefined,
  });
  const damages = listDamages(campaign, seed, number || Number(values.damages ?? damageCount));
  if (values.step !== undefined) return [...kills, ...damages].filter(({ name }) => name === values.step);
  const skipped = Number(values.from) - 1;
  return [...kills.slice(skipped), ...damages.slice(skipped)];
};

const runStep = async ({ name, group, run }: Step): Promise<FinishedStep> => {
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown) => ({
    isRefused: false,
    findings: [{ kind: 'lost', text: error instanceof Error ? (error.stack ?? '') : String(error) } as const],
    done: 'the step failed',
  }));
  const result = outcome.findings.length > 0 ? 'BROKEN' : outcome.isRefused ? 'refused' : 'right';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${result.padEnd(8)}${name}  ${group}  ${seconds} s  ${outcome.done}\n`);
  for (const { kind, text } of outcome.findings) process.stdout.write(`        ${kind}: ${text}\n`);
  return { group, outcome };
};

/** Runs the steps, some at once, and returns their outcomes. */
const runSteps = async (steps: readonly Step[]): Promise<FinishedStep[]> => {
  const finished: FinishedStep[] = [];
  const queue = steps.values();
  const work = async () => {
    for (const step of queue) {
      const one = await runStep(step);
      finished.push(one);
      if (values.results !== undefined) await appendFile(values.results, `${JSON.stringify(one)}\n`);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  return finished;
};

const readResults = async (file: string): Promise<FinishedStep[]> =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FinishedStep);

const run = async (): Promise<void> => {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'vitrina-faults-'));
  const campaign = await openCampaign(folder);
  const finished = await runSteps(listSteps(campaign));
  const all = values.results === undefined ? finished : await readResults(values.results);
  process.stdout.write(`\n${formatTable(all)}`);
  const isBroken = finished.some(({ outcome }) => outcome.findings.length > 0);
  if (isBroken) process.stdout.write(`\nThe data directories of broken steps are in ${folder}\n`);
  else await rm(folder, { recursive: true });
  process.exitCode = isBroken ? 1 : 0;
};

await run();
