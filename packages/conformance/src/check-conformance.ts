import { type Profile, profiles as allProfiles } from '@vitrina/contract';
import { checkCredentials } from './checks/credentials.ts';
import { checkErrorLanguages } from './checks/error-languages.ts';
import { checkFeed } from './checks/feed.ts';
import { checkFuzz } from './checks/fuzz.ts';
import { checkMalformedParams } from './checks/malformed-params.ts';
import { checkBodyLimits, checkUnknownIds, checkUnknownRoutes } from './checks/not-found.ts';
import { checkHealth } from './checks/periods.ts';
import { checkRepeatedRequests } from './checks/repeated-requests.ts';
import { settleWeeks } from './comparer/compare-answers.ts';
import type { FeedWeek } from './computation/feed-offer.ts';
import { openMarket } from './computation/market.ts';
import { createCoverage } from './coverage.ts';
import type { Finding } from './finding.ts';
import { createKit, type Kit, sendRequest, UNKNOWN_ROUTE } from './kit.ts';
import { type Rule, rules } from './rules.ts';
import { readSamples, type Samples } from './samples.ts';
import { checkSessions } from './sign-in/sessions.ts';
import type { SignIn } from './sign-in/sign-in-client.ts';
import { buildRequest, endpointNamed, endpoints } from './wire/endpoints.ts';

export type { Finding } from './finding.ts';

/** Options of a run. */
export interface Options {
  /** Address of the server under test, without a slash at the end. */
  readonly url: string;
  /** The offers that the server has loaded, oldest week first; without them no figure is compared. */
  readonly feed?: readonly FeedWeek[] | undefined;
  /** Without it, only the rejections of sign-in are checked. */
  readonly signIn?: SignIn | undefined;
  /** The same seed sends the same requests. */
  readonly seed?: number;
  /** How long a used refresh token may be retried, in seconds. */
  readonly graceSeconds?: number;
  /** The parts to run; all by default. */
  readonly parts?: readonly Part[];
  /** The calls that the server is judged by, `entity.endpoint` each; all of the profiles by default. */
  readonly calls?: readonly string[] | undefined;
  /** The most questions to each call; no bound by default. */
  readonly most?: number;
  /** The parts of the contract that the server is judged by; all by default. */
  readonly profiles?: readonly Profile[] | undefined;
}

/** The outcome of a run: the findings, what was not checked, and what was looked at. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly skipped: readonly string[];
  readonly sampled: readonly string[];
  /** The rules under which no response was looked at. */
  readonly unlooked: readonly Rule[];
}

/** The parts that ask for entities of the server’s own lists. */
const samplesParts = {
  params: checkMalformedParams,
  languages: checkErrorLanguages,
  limits: checkBodyLimits,
  unknown: checkUnknownIds,
  fuzz: checkFuzz,
  repeats: checkRepeatedRequests,
} satisfies Record<string, (kit: Kit, samples: Samples) => Promise<void>>;

/** A part of the kit. */
export type Part = keyof typeof samplesParts | 'figures' | 'health' | 'credentials' | 'sessions';

/** Checks the calls of sign-in and of what is kept with an account. */
async function checkAccount(kit: Kit, signIn: SignIn | undefined): Promise<void> {
  if (!kit.judged.has('auth.verifyCode')) return;
  if (!signIn) kit.skipped.add('sessions: no --email and --code-from');
  else if (!(await checkSessions(kit, signIn))) kit.skipped.add('sessions: a code did not arrive');
}

/** Lists the findings about judged calls; those about a call that is not there become one. */
function listFindings(kit: Kit): readonly Finding[] {
  const missing = kit.missing();
  kit.findings.look('implemented');
  for (const [endpoint, request] of missing)
    kit.findings.add(
      { endpoint, request },
      { rule: 'implemented', expected: 'a response of the call', actual: '404 NOT_FOUND, whatever is asked' },
    );
  return kit.findings
    .list()
    .filter(({ endpoint, rule }) => rule === 'implemented' || !missing.has(endpoint))
    .filter(({ endpoint }) => kit.judged.has(endpoint) || endpoint === UNKNOWN_ROUTE);
}

/** Checks a server against the contract, and its figures against those of the feed that it has loaded. */
export async function checkConformance({
  url,
  feed,
  signIn,
  seed = 1,
  graceSeconds = 10,
  parts,
  calls,
  most,
  profiles = allProfiles,
}: Options): Promise<Outcome> {
  const judged = new Set(
    endpoints
      .filter(({ name, profile }) => profiles.includes(profile) && (calls?.includes(name) ?? true))
      .map(({ name }) => name),
  );
  const coverage = createCoverage(judged);
  const weeks = feed && settleWeeks(feed);
  const market = weeks && openMarket(weeks);
  const kit = createKit(url, { seed, graceSeconds, judged, market }, coverage);
  const isSelected = (part: Part) => parts === undefined || parts.includes(part);
  const checkReports = async () => {
    if (isSelected('health')) await checkHealth(kit);
    if (isSelected('unknown')) await checkUnknownRoutes(kit);
    if (isSelected('credentials')) await checkCredentials(kit);
    const selected = Object.entries(samplesParts).filter(([part]) => isSelected(part as Part));
    const samples = selected.length > 0 ? await readSamples(kit) : undefined;
    for (const [, check] of samples ? selected : []) if (samples) await check(kit, samples);
    if (weeks && market) {
      if (isSelected('figures')) await checkFeed(kit, { weeks, market }, most);
    } else kit.skipped.add('the figures: no --feed says what the server has loaded');
  };
  // An unreachable server is one finding.
  const health = endpointNamed('health.check');
  if (await sendRequest(kit, judged.has(health.name) ? health : undefined, buildRequest(health)))
    await Promise.all([isSelected('sessions') && checkAccount(kit, signIn), checkReports()]);
  const findings = listFindings(kit);
  const looked = kit.findings.looked();
  const unlooked = (Object.keys(rules) as Rule[]).filter((rule) => !looked.has(rule));
  return { findings, skipped: [...kit.skipped], sampled: coverage.list(), unlooked };
}
