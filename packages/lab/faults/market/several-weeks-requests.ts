import type { ReportName } from '@vitrina/conformance/computation/reports.ts';
import { createRng, type Rng, shuffle } from '../../../../apps/api/src/demo/rng.ts';
import { createWeeksQuestions } from '../../../../apps/api/test/oracle/weeks-questions.ts';
import type { VersionName, WeekVersions } from './week-versions.ts';

/** Windows of the campaign's weeks. */
const windows = [
  { year: 2026, weekNumber: 47, weeks: 26 },
  { year: 2026, weekNumber: 46, weeks: 3 },
  { year: 2026, weekNumber: 45, weeks: 2 },
] as const;

/** Weeks of the campaign, compared with the week before and with a named one. */
const comparisons = [
  { year: 2026, weekNumber: 46 },
  { year: 2026, weekNumber: 45 },
  { year: 2026, weekNumber: 46, against: '2026-W44' },
] as const;

/** Removes the placeholder values of fields that a request does not have. */
export const toRequestParams = (params: object): object =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== 0 && value !== ''));

/** Puts a question about other weeks to those of the campaign. */
const moveToCampaign = (question: object, rng: Rng): object => {
  const { weeks, against: _, ...subject } = question as { weeks?: number; against?: unknown };
  return { ...subject, ...(weeks === undefined ? rng.pick(comparisons) : rng.pick(windows)) };
};

/** Chooses two requests of each report about several weeks. */
export const chooseSeveralWeeksRequests = (
  versions: WeekVersions,
  published: readonly VersionName[],
  seed: string,
): { name: ReportName; params: object }[] => {
  const rng = createRng(`${seed} on several weeks`);
  const weeks = published.map((name) => versions[name].week);
  return Object.entries<readonly object[]>(createWeeksQuestions(weeks, 2, rng)).flatMap(([name, questions]) =>
    shuffle(questions, rng)
      .slice(0, 2)
      .map((question) => ({ name: name as ReportName, params: moveToCampaign(question, rng) })),
  );
};
