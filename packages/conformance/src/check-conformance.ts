import { contract } from '@vitrina/contract';
import { checkBrand } from './checks/brand.ts';
import { checkCategory } from './checks/category.ts';
import { checkFind } from './checks/find.ts';
import { checkFuzz } from './checks/fuzz.ts';
import { checkMalformedParams } from './checks/malformed-params.ts';
import { checkNativeIndices } from './checks/native-indices.ts';
import { checkHealth, checkPeriods } from './checks/periods.ts';
import { checkCredentials } from './checks/credentials.ts';
import { checkRepeatedRequests } from './checks/repeated-requests.ts';
import { checkCategorySearches } from './checks/category-searches.ts';
import { checkTitleSearch } from './checks/title-search.ts';
import { checkSeller } from './checks/seller.ts';
import { checkBodyLimits, checkOtherWeek, checkUnknownRoutes, checkUnknownIds } from './checks/not-found.ts';
import { checkWeekTotals } from './checks/week-totals.ts';
import { createRng } from './rng.ts';
import { createObservations } from './rows/observations.ts';
import { type Finding, createFindings } from './findings.ts';
import { sendRequest, type Kit, readReport } from './kit.ts';
import { sampleRows } from './checks/sample-rows.ts';
import { checkSessions } from './sign-in/sessions.ts';
import type { SignIn } from './sign-in/sign-in-client.ts';
import { readServerWeek, type Period, type ServerWeek } from './server-week.ts';
import { endpointNamed, buildRequest } from './wire/endpoints.ts';
import { validateResponse } from './wire/validate-response.ts';
import { createWireClient } from './wire/wire-client.ts';

export type { Finding } from './findings.ts';
export type { SignIn } from './sign-in/sign-in-client.ts';

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
  readonly skipped: readonly string[];
}

/** Each part of the kit that looks at one week. */
const ofWeek = {
  inputs: checkMalformedParams,
  limits: checkBodyLimits,
  week: checkWeekTotals,
  sellers: async (week: ServerWeek) => {
    for (const row of sampleRows(week.sellers.body, week.kit.rng)) await checkSeller(week, row.sellerId);
  },
  categories: async (week: ServerWeek) => {
    for (const row of sampleRows(week.categories.body.categories, week.kit.rng))
      await checkCategory(week, row);
  },
  brands: async (week: ServerWeek) => {
    for (const row of sampleRows(week.brands.body, week.kit.rng)) await checkBrand(week, row);
  },
  titles: checkTitleSearch,
  searches: checkCategorySearches,
  find: checkFind,
  indices: checkNativeIndices,
  random: checkFuzz,
  repeat: checkRepeatedRequests,
} as const;

/** A part of the kit. */
export type Part = keyof typeof ofWeek | 'health' | 'unknown' | 'refusals' | 'sessions';

/** So many of the published weeks are each asked for. */
const MOST_WEEKS = 60;

async function checkWeeks(kit: Kit, periods: readonly Period[], runs: (part: Part) => boolean) {
  const [latest, ...older] = periods;
  if (!latest) return void kit.skipped.add('the reports: no week is published');
  const week = await readServerWeek(kit, latest);
  if (!week)
    return void kit.skipped.add('the reports: the week’s own lists do not come as the contract says');
  for (const [name, check] of Object.entries(ofWeek)) if (runs(name as Part)) await check(week);
  if (runs('unknown')) await checkUnknownIds(week, periods);
  // Every week that is listed has a report.
  if (runs('week'))
    for (const period of older.slice(0, MOST_WEEKS))
      await readReport(kit, contract.period.weekInfo, { ...period });
  const [other] = kit.rng.sample(older, 1);
  const before = other && (await readServerWeek(kit, other));
  if (!before) return;
  if (runs('unknown')) await checkOtherWeek(week, before);
  if (runs('week')) await checkWeekTotals(before);
  const [seller, category, brand] = [
    before.sellers.body,
    before.categories.body.categories,
    before.brands.body,
  ];
  if (runs('sellers')) for (const row of kit.rng.sample(seller, 3)) await checkSeller(before, row.sellerId);
  if (runs('categories')) for (const row of kit.rng.sample(category, 2)) await checkCategory(before, row);
  if (runs('brands')) for (const row of kit.rng.sample(brand, 2)) await checkBrand(before, row);
}

/** Runs the kit against a server. */
export async function checkConformance({
  url,
  signIn,
  seed = 1,
  graceSeconds = 10,
  parts,
}: Options): Promise<Outcome> {
  const findings = createFindings(url);
  // A limit that is waited out is held to its own rules.
  const wire = createWireClient(url, (came) => void validateResponse(findings, undefined, came));
  const kit: Kit = {
    client: wire,
    findings,
    observations: createObservations(findings),
    rng: createRng(seed),
    seed,
    graceSeconds,
    skipped: new Set(),
  };
  const runs = (part: Part) => parts === undefined || parts.includes(part);
  const sessions = async () => {
    if (!runs('sessions')) return;
    if (!signIn) kit.skipped.add('sessions: no --email and --code-from');
    else if (!(await checkSessions(kit, signIn)))
      kit.skipped.add('sessions: no code could be had for all of them');
  };
  const reports = async () => {
    if (runs('health')) await checkHealth(kit);
    if (runs('unknown')) await checkUnknownRoutes(kit);
    if (runs('refusals')) await checkCredentials(kit);
    await checkWeeks(kit, await checkPeriods(kit), runs);
  };
  // Of a server that is not there, one finding says enough.
  const health = endpointNamed('health.check');
  if (await sendRequest(kit, health, buildRequest(health))) await Promise.all([sessions(), reports()]);
  return { findings: findings.list(), skipped: [...kit.skipped] };
}
