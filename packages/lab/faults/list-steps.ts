import { createRng } from '../../../apps/api/src/demo/rng.ts';
import { type DamageCase, runDamageStep } from './damages/damage-step.ts';
import { damages } from './damages/damages.ts';
import type { Campaign } from './data-dirs.ts';
import { runKillStep } from './kills/kill-step.ts';
import { type Operation, operations, listVictims } from './kills/operations.ts';
import type { Step } from './step.ts';

/** Every operation with its first victim, then with its second, and so on. */
const killCases = [0, 1, 2, 3].flatMap((turn) =>
  operations.flatMap((operation) => {
    const victim = listVictims(operation)[turn];
    return victim === undefined ? [] : [{ operation, victim }];
  }),
);

/** Targets and times of damages. */
const scenes: readonly Omit<DamageCase, 'kind'>[] = [
  { target: 'engine files', when: 'while stopped' },
  { target: 'app database', when: 'while stopped' },
  { target: 'engine files', when: 'while running' },
  { target: 'engine files', when: 'restored' },
  { target: 'app database', when: 'while running' },
  { target: 'app database', when: 'restored' },
  { target: 'record', when: 'restored' },
];

const kinds = Object.keys(damages);

/** Kinds of damage to a backup's record, which has no similar file. */
const recordKinds = new Set(['flip', 'cut', 'delete']);

/** Every kind in every scene, in turn: there are six of one and seven of the other. */
const damageCases = Array.from({ length: kinds.length * scenes.length }, (_, index) => ({
  kind: kinds[index % kinds.length] ?? '',
  ...(scenes[index % scenes.length] as Omit<DamageCase, 'kind'>),
})).filter(({ target, kind }) => target !== 'record' || recordKinds.has(kind));

/** Returns `count` items, repeating the list. */
const repeat = <Item>(list: readonly Item[], count: number): Item[] =>
  Array.from({ length: Math.ceil(count / list.length) }, () => list)
    .flat()
    .slice(0, count);

/** Returns the latest time of a kill, ms: two commands after the start, and three more for each ingested week. */
const getLatestMs = ({ files }: Operation, { commandMs }: Campaign) => commandMs * (2 + 3 * files.length);

/** Lists the kills: each operation and victim in turn, at a random moment. */
export const listKills = (campaign: Campaign, seed: string, count: number): Step[] =>
  repeat(killCases, count).map((one, index) => {
    const name = `${seed}-kill-${index + 1}`;
    const delayMs = createRng(name).next() * getLatestMs(one.operation, campaign);
    const fault = `${one.operation.name}: ${one.victim} killed`;
    return { name, fault, run: () => runKillStep(campaign, one, delayMs, name) };
  });

/** Lists the damages: each kind and scene in turn, of random files. */
export const listDamages = (campaign: Campaign, seed: string, count: number): Step[] =>
  repeat(damageCases, count).map((damage, index) => {
    const name = `${seed}-damage-${index + 1}`;
    const fault = `${damage.target}, ${damage.kind}, ${damage.when}`;
    return { name, fault, run: () => runDamageStep(campaign, damage, name) };
  });
