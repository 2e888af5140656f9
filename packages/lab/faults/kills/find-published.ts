import { readSeveralWeeks } from '../check/read-several-weeks.ts';
import { isRight, readPeriods, readWeeks, type WeekReading } from '../check/read-weeks.ts';
import type { Campaign } from '../campaign.ts';
import type { Finding } from '../finding.ts';
import { createMarketState, type MarketState } from '../market/expected-reports.ts';
import type { Operation } from './operations.ts';

/** Which state of an operation a server serves; undefined if neither. */
interface Published {
  published: 'before' | 'after' | undefined;
  findings: Finding[];
}

const describe = ({ weekNumber, right, refused, missing, wrong }: WeekReading): Finding => ({
  kind: wrong.length > 0 ? 'wrong' : 'lost',
  text: `week ${weekNumber}: ${right} right, ${refused} refused, ${missing} missing, ${wrong.length} wrong; ${wrong[0] ?? ''}`,
});

/** Computes what is served before and after an operation, about the weeks of both. */
const createStates = (
  { versions }: Campaign,
  { before, after }: Operation,
  seed: string,
): [MarketState, MarketState] => {
  const weeksOf = (names: Operation['before']) =>
    new Set(names.map((name) => versions[name].week.weekNumber));
  const absent = (from: Operation['before'], names: Operation['before']) =>
    names.filter((name) => !weeksOf(from).has(versions[name].week.weekNumber));
  return [
    createMarketState(versions, seed, before, absent(before, after)),
    createMarketState(versions, seed, after, absent(after, before)),
  ];
};

const findProblems = async (url: string, state: MarketState, { versions }: Campaign): Promise<Finding[]> => {
  const options = { isTimeKnown: false, isPatient: true, isNewKnown: true, isEndedByFault: true };
  const readings = await readWeeks(url, state, options);
  const findings = readings.filter((reading) => !isRight(reading)).map(describe);
  if (findings.length === 0) findings.push(...(await readSeveralWeeks(url, state, options)));
  const periods = await readPeriods(url);
  const expected = state.versions.map((name) => versions[name].week.weekNumber).toSorted((a, b) => b - a);
  if (periods?.join() !== expected.join())
    findings.push({ kind: 'lost', text: `periods are ${String(periods)}, not ${expected.join()}` });
  return findings;
};

/** Compares what a server serves with the states before and after an operation: one of them, wholly. */
export const findPublished = async (
  campaign: Campaign,
  operation: Operation,
  url: string,
  seed: string,
): Promise<Published> => {
  const [before, after] = createStates(campaign, operation, seed);
  const notBefore = await findProblems(url, before, campaign);
  const isSame = before.versions.join() === after.versions.join();
  if (isSame) return { published: undefined, findings: notBefore };
  if (notBefore.length === 0) return { published: 'before', findings: [] };
  const notAfter = await findProblems(url, after, campaign);
  if (notAfter.length === 0) return { published: 'after', findings: [] };
  return { published: undefined, findings: [...notBefore, ...notAfter] };
};
