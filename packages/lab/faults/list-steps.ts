import { createRng } from '../../../apps/api/src/demo/rng.ts';
import type { Campaign } from './campaign.ts';
import { runBackupDamageStep } from './damages/backup-damage-step.ts';
import { type Damage, damageKinds, runDamageStep } from './damages/damage-step.ts';
import type { Step } from './finding.ts';
import { measureOperation, runKillStep } from './kills/kill-step.ts';
import { type Operation, operations, victimsOf } from './kills/operations.ts';

/** Every operation with its first victim, then with its second, and so on. */
const cases = [0, 1, 2, 3].flatMap((turn) =>
  operations.flatMap((operation) => {
    const victim = victimsOf(operation)[turn];
    return victim === undefined ? [] : [{ operation, victim }];
  }),
);

/** Returns `count` items: the list again and again. */
const repeat = <Item>(list: readonly Item[], count: number): Item[] =>
  Array.from({ length: Math.ceil(count / list.length) }, () => list)
    .flat()
    .slice(0, count);

/** Kills a little after the usual end of an operation, too. */
const LATEST = 1.1;

/** How kills are chosen. */
interface KillOptions {
  readonly seed: string;
  readonly count: number;
  /** Duration of every operation, ms; measured if undefined. */
  readonly durationMs: number | undefined;
}

/** Lists the kills: each operation and victim in turn, at a random moment. */
export const listKills = (campaign: Campaign, { seed, count, durationMs }: KillOptions): Step[] => {
  const durations = new Map<Operation, Promise<number>>();
  const measure = (operation: Operation) => {
    const known = durations.get(operation) ?? measureOperation(campaign, operation);
    durations.set(operation, known);
    return known;
  };
  return repeat(cases, count).map(({ operation, victim }, index) => {
    const name = `${seed}-kill-${index + 1}`;
    const moment = createRng(name).next() * LATEST;
    return {
      name,
      group: `${operation.name}: ${victim} killed`,
      run: async () =>
        runKillStep(campaign, operation, victim, moment * (durationMs ?? (await measure(operation))), name),
    };
  });
};

/** Where and when each kind of damage is done in turn. */
const scenes = [
  { target: 'engine files', isRunning: false },
  { target: 'app database', isRunning: false },
  { target: 'engine files', isRunning: true },
  { target: 'engine files', isRunning: false },
  { target: 'app database', isRunning: true },
  { target: 'backup', isRunning: false },
  { target: 'backup', isRunning: false },
] as const;

/** Every kind in every scene: there are six of the ones and seven of the others. */
const damages: readonly Damage[] = repeat(damageKinds, damageKinds.length * scenes.length).map(
  (kind, index) => ({
    kind,
    ...(scenes[index % scenes.length] ?? scenes[0]),
  }),
);

/** Lists the damages: each kind and target in turn, of random files. */
export const listDamages = (campaign: Campaign, seed: string, count: number): Step[] =>
  repeat(damages, count).map((damage, index) => {
    const name = `${seed}-damage-${index + 1}`;
    if (damage.target === 'backup')
      return {
        name,
        group: `backup, ${damage.kind}, restored`,
        run: () => runBackupDamageStep(campaign, damage.kind, name),
      };
    const when = damage.isRunning ? 'while running' : 'while stopped';
    return {
      name,
      group: `${damage.target}, ${damage.kind}, ${when}`,
      run: () => runDamageStep(campaign, damage, name),
    };
  });
