import { contract, type Profile, profiles as allProfiles } from '@vitrina/contract';
import { checkBrand } from './checks/brand.ts';
import { checkAllChanges } from './checks/changes.ts';
import { checkPricePositions } from './checks/price-positions.ts';
import { checkComputedComparisons } from './checks/computed-comparisons.ts';
import { checkCategoryEntry } from './checks/category-entry.ts';
import { checkCategory } from './checks/category.ts';
import { checkFind } from './checks/find.ts';
import { checkFuzz } from './checks/fuzz.ts';
import { checkHistories } from './checks/histories.ts';
import { checkErrorLanguages } from './checks/error-languages.ts';
import { checkMalformedParams } from './checks/malformed-params.ts';
import { checkIndexTerms } from './checks/index-terms.ts';
import { checkRivals } from './checks/rivals.ts';
import { checkMovers } from './checks/movers.ts';
import { checkMoverScopes } from './checks/mover-scopes.ts';
import { checkComputedIndices } from './checks/computed-indices.ts';
import { checkHealth, checkPeriods } from './checks/periods.ts';
import { checkCredentials } from './checks/credentials.ts';
import { checkProducts } from './checks/product.ts';
import { checkRepeatedRequests, checkTags } from './checks/repeated-requests.ts';
import { checkCategorySearches } from './checks/category-searches.ts';
import { checkTitleSearch } from './checks/title-search.ts';
import { checkSections } from './checks/section.ts';
import { checkSeller } from './checks/seller.ts';
import { checkAbsentIds, checkOtherWeek } from './checks/absent-ids.ts';
import { checkBodyLimits, checkUnknownRoutes, checkUnknownIds } from './checks/not-found.ts';
import { checkWeekTotals } from './checks/week-totals.ts';
import { checkWeeksBefore } from './checks/weeks-before.ts';
import { createCoverage } from './coverage.ts';
import { createKit } from './create-kit.ts';
import type { Finding } from './finding.ts';
import { FindingReached } from './findings.ts';
import { sendRequest, type Kit, readReport } from './kit.ts';
import { sampleRows, sampleSome } from './checks/sample-rows.ts';
import { checkSessions } from './sign-in/sessions.ts';
import type { SignIn } from './sign-in/sign-in-client.ts';
import { isSmall, readServerWeek, type Period, type ServerWeek } from './server-week.ts';
import { endpointNamed, buildRequest } from './wire/endpoints.ts';

export type { Finding } from './finding.ts';
export type { SignIn } from './sign-in/sign-in-client.ts';

/** Options of a run. */
export interface Options {
  /** Address of the server under test, without a slash at the end. */
  readonly url: string;
  /** Without it, only the rejections of sign-in are checked. */
  readonly signIn?: SignIn | undefined;
  /** The same seed sends the same requests. */
  readonly seed?: number;
  /** How long a used refresh token may be retried, in seconds. */
  readonly graceSeconds?: number;
  /** The parts to run; all by default. */
  readonly parts?: readonly Part[];
  /** The parts of the contract that the server is judged by; all by default. */
  readonly profiles?: readonly Profile[] | undefined;
  /** Ends the run at the first finding that it is true for; a run is whole by default. */
  readonly stopsAt?: (finding: Finding) => boolean;
}

/** The outcome of a run: the findings, what was not checked, and what was looked at. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly skipped: readonly string[];
  readonly sampled: readonly string[];
}

/** The parts that check one week. */
const weekParts = {
  params: checkMalformedParams,
  languages: checkErrorLanguages,
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
  sections: checkSections,
  titles: checkTitleSearch,
  searches: checkCategorySearches,
  find: checkFind,
  indices: checkComputedIndices,
  terms: checkIndexTerms,
  changes: checkAllChanges,
  prices: checkPricePositions,
  rivals: checkRivals,
  computed: checkComputedComparisons,
  products: checkProducts,
  fuzz: checkFuzz,
  repeats: checkRepeatedRequests,
} as const;

/** A part of the kit. */
export type Part =
  | keyof typeof weekParts
  | 'health'
  | 'unknown'
  | 'credentials'
  | 'sessions'
  | 'histories'
  | 'movers'
  | 'entry';

/** The profiles of the parts that need more than `core`. */
const profileOfPart: Partial<Record<Part, Profile>> = {
  find: 'find',
  sections: 'insight',
  terms: 'insight',
  changes: 'insight',
  prices: 'insight',
  rivals: 'insight',
  computed: 'insight',
  products: 'insight',
  histories: 'insight',
  movers: 'insight',
  entry: 'insight',
};

/** The most published weeks whose profile is read. */
const MAX_WEEKS = 60;

async function checkWeeks(kit: Kit, periods: readonly Period[], isSelected: (part: Part) => boolean) {
  const [latest, ...older] = periods;
  if (!latest) return void kit.skipped.add('the reports: no week is published');
  const week = await readServerWeek(kit, latest);
  if (!week)
    return void kit.skipped.add('the reports: the lists of the week are missing or break the contract');
  for (const [name, check] of Object.entries(weekParts)) if (isSelected(name as Part)) await check(week);
  if (isSelected('unknown')) {
    await checkUnknownIds(week, periods);
    await checkAbsentIds(week);
    if (kit.profiles.has('insight')) await checkWeeksBefore(week, periods);
  }
  // Every listed week has a profile.
  if (isSelected('week'))
    for (const period of older.slice(0, MAX_WEEKS))
      await readReport(kit, contract.period.weekInfo, { ...period });
  if (isSelected('movers')) {
    await checkMovers(week, periods);
    await checkMoverScopes(week);
  }
  if (isSelected('entry')) await checkCategoryEntry(week, periods);
  // Comparisons of a small week have read every offer of the one before it.
  const [other] = isSmall(week) ? older : kit.rng.sample(older, 1);
  const before = other && (await readServerWeek(kit, other));
  if (isSelected('histories')) await checkHistories([week, ...(before ? [before] : [])], periods);
  if (isSelected('repeats')) await checkTags(before ? [week, before] : [week]);
  if (!before) return;
  if (isSelected('unknown')) await checkOtherWeek(week, before);
  if (isSelected('week')) await checkWeekTotals(before);
  const { sellers, categories, brands } = before;
  if (isSelected('sellers'))
    for (const row of sampleSome(sellers.body, 3, kit.rng)) await checkSeller(before, row.sellerId);
  if (isSelected('categories'))
    for (const row of sampleSome(categories.body.categories, 2, kit.rng)) await checkCategory(before, row);
  if (isSelected('brands'))
    for (const row of sampleSome(brands.body, 2, kit.rng)) await checkBrand(before, row);
}

/** Checks a server against the contract. */
export async function checkConformance({
  url,
  signIn,
  seed = 1,
  graceSeconds = 10,
  parts,
  profiles = allProfiles,
  stopsAt,
}: Options): Promise<Outcome> {
  const coverage = createCoverage();
  const kit = createKit({ url, seed, graceSeconds, profiles, stopsAt }, coverage);
  const isSelected = (part: Part) =>
    (parts === undefined || parts.includes(part)) && kit.profiles.has(profileOfPart[part] ?? 'core');
  const sessions = async () => {
    if (!isSelected('sessions')) return;
    if (!signIn) kit.skipped.add('sessions: no --email and --code-from');
    else if (!(await checkSessions(kit, signIn))) kit.skipped.add('sessions: a code did not arrive');
  };
  const reports = async () => {
    if (isSelected('health')) await checkHealth(kit);
    if (isSelected('unknown')) await checkUnknownRoutes(kit);
    if (isSelected('credentials')) await checkCredentials(kit);
    await checkWeeks(kit, await checkPeriods(kit), isSelected);
  };
  try {
    // An unreachable server is one finding.
    const health = endpointNamed('health.check');
    if (await sendRequest(kit, health, buildRequest(health))) await Promise.all([sessions(), reports()]);
  } catch (error) {
    if (!(error instanceof FindingReached)) throw error;
  }
  return { findings: kit.findings.list(), skipped: [...kit.skipped], sampled: coverage.list() };
}
