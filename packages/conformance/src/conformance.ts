import { contract } from '@vitrina/contract';
import { checkBrand } from './checks/brands.ts';
import { checkCategory } from './checks/categories.ts';
import { checkFind } from './checks/find.ts';
import { checkAtRandom } from './checks/fuzz.ts';
import { checkInputs } from './checks/inputs.ts';
import { checkNativeIndices } from './checks/native-indices.ts';
import { checkHealth, checkPeriods } from './checks/periods.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkRepeats } from './checks/repeats.ts';
import { checkCategorySearches } from './checks/category-searches.ts';
import { checkTitleSearch } from './checks/title-search.ts';
import { checkSeller } from './checks/sellers.ts';
import { checkBodyLimits, checkOtherWeek, checkUnknownRoutes, checkUnknownThings } from './checks/unknown.ts';
import { checkWholeWeek } from './checks/whole-week.ts';
import { createDice } from './dice.ts';
import { openFacts } from './facts.ts';
import { type Finding, openFindings } from './findings.ts';
import { ask, type Kit, read } from './kit.ts';
import { sampleOf } from './sample.ts';
import { checkSessions } from './sign-in/sessions.ts';
import type { SignIn } from './sign-in/talk.ts';
import { openWeek, type Period, type Week } from './week.ts';
import { callNamed, request } from './wire/calls.ts';
import { judge } from './wire/judge.ts';
import { openWire } from './wire/wire.ts';

export type { Finding } from './findings.ts';
export type { SignIn } from './sign-in/talk.ts';

/** What one run is about. */
export interface Options {
  /** Where the server under test listens, without a slash at the end. */
  readonly url: string;
  /** Without it, sign-in is held to its refusals alone. */
  readonly signIn?: SignIn | undefined;
  /** The same seed asks the same questions. */
  readonly seed?: number;
  /** For how long a refresh token that was used may still be retried, in seconds. */
  readonly graceSeconds?: number;
  /** The parts of the kit to run, all by default. */
  readonly parts?: readonly Part[];
}

/** The outcome of a run: what was found, and what could not be looked at. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly notLookedAt: readonly string[];
}

/** Each part of the kit that looks at one week. */
const ofWeek = {
  inputs: checkInputs,
  limits: checkBodyLimits,
  week: checkWholeWeek,
  sellers: async (week: Week) => {
    for (const row of sampleOf(week.sellers.body, week.kit.dice)) await checkSeller(week, row.sellerId);
  },
  categories: async (week: Week) => {
    for (const row of sampleOf(week.categories.body.categories, week.kit.dice))
      await checkCategory(week, row);
  },
  brands: async (week: Week) => {
    for (const row of sampleOf(week.brands.body, week.kit.dice)) await checkBrand(week, row);
  },
  titles: checkTitleSearch,
  searches: checkCategorySearches,
  find: checkFind,
  indices: checkNativeIndices,
  random: checkAtRandom,
  repeat: checkRepeats,
} as const;

/** A part of the kit. */
export type Part = keyof typeof ofWeek | 'health' | 'unknown' | 'refusals' | 'sessions';

/** So many of the published weeks are each asked for. */
const MOST_WEEKS = 60;

async function checkWeeks(kit: Kit, periods: readonly Period[], runs: (part: Part) => boolean) {
  const [latest, ...older] = periods;
  if (!latest) return void kit.notLookedAt.add('the reports: no week is published');
  const week = await openWeek(kit, latest);
  if (!week)
    return void kit.notLookedAt.add('the reports: the week’s own lists do not come as the contract says');
  for (const [name, check] of Object.entries(ofWeek)) if (runs(name as Part)) await check(week);
  if (runs('unknown')) await checkUnknownThings(week, periods);
  // Every week that is listed has a report.
  if (runs('week'))
    for (const period of older.slice(0, MOST_WEEKS)) await read(kit, contract.period.weekInfo, { ...period });
  const [other] = kit.dice.some(older, 1);
  const before = other && (await openWeek(kit, other));
  if (!before) return;
  if (runs('unknown')) await checkOtherWeek(week, before);
  if (runs('week')) await checkWholeWeek(before);
  const [seller, category, brand] = [
    before.sellers.body,
    before.categories.body.categories,
    before.brands.body,
  ];
  if (runs('sellers')) for (const row of kit.dice.some(seller, 3)) await checkSeller(before, row.sellerId);
  if (runs('categories')) for (const row of kit.dice.some(category, 2)) await checkCategory(before, row);
  if (runs('brands')) for (const row of kit.dice.some(brand, 2)) await checkBrand(before, row);
}

/** Runs the kit against a server. */
export async function conformance({
  url,
  signIn,
  seed = 1,
  graceSeconds = 10,
  parts,
}: Options): Promise<Outcome> {
  const findings = openFindings(url);
  // A limit that is waited out is held to its own rules.
  const wire = openWire(url, (came) => void judge(findings, undefined, came));
  const kit: Kit = {
    wire,
    findings,
    facts: openFacts(findings),
    dice: createDice(seed),
    seed,
    graceSeconds,
    notLookedAt: new Set(),
  };
  const runs = (part: Part) => parts === undefined || parts.includes(part);
  const sessions = async () => {
    if (!runs('sessions')) return;
    if (!signIn) kit.notLookedAt.add('sessions: no --email and --code-from');
    else if (!(await checkSessions(kit, signIn)))
      kit.notLookedAt.add('sessions: no code could be had for all of them');
  };
  const reports = async () => {
    if (runs('health')) await checkHealth(kit);
    if (runs('unknown')) await checkUnknownRoutes(kit);
    if (runs('refusals')) await checkRefusals(kit);
    await checkWeeks(kit, await checkPeriods(kit), runs);
  };
  // Of a server that is not there, one finding says enough.
  const health = callNamed('health.check');
  if (await ask(kit, health, request(health))) await Promise.all([sessions(), reports()]);
  return { findings: findings.list(), notLookedAt: [...kit.notLookedAt] };
}
