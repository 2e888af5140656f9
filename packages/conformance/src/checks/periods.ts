import { contract, type ReportPeriod } from '@vitrina/contract';
import { assertionsOn, type Kit, readReport } from '../kit.ts';

/** Whether a year has 53 ISO weeks: 1 January or 31 December is a Thursday. */
const hasWeek53 = (year: number) =>
  [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 11, 31))].some((day) => day.getUTCDay() === 4);

const exists = ({ year, weekNumber }: ReportPeriod) => weekNumber <= (hasWeek53(year) ? 53 : 52);

/** The most published weeks whose profile is read. */
const MAX_WEEKS = 60;

/** Checks that every listed week has a profile, which says in UTC when it was published. */
async function checkWeekInfos(kit: Kit, periods: readonly ReportPeriod[]): Promise<void> {
  for (const period of periods.slice(0, MAX_WEEKS)) {
    const report = await readReport(kit, contract.period.weekInfo, { ...period });
    if (!report) continue;
    const { publishedAt } = report.body.weekInfo;
    const isMoment = /^\d{4}-\d\d-\d\dT.*Z$/.test(publishedAt);
    assertionsOn(kit, report).holds('schema', isMoment, 'publishedAt in UTC', publishedAt);
  }
}

/** Checks and returns the published weeks, latest first; empty where they are missing. */
export async function checkPeriods(kit: Kit): Promise<readonly ReportPeriod[]> {
  const report = await readReport(kit, contract.period.list);
  if (!report) return [];
  const periods = report.body.reportPeriods;
  const assert = assertionsOn(kit, report);
  const order = (period: ReportPeriod) => period.year * 100 + period.weekNumber;
  assert.equal(
    'periods-order',
    'weeks',
    periods.toSorted((a, b) => order(b) - order(a)),
    periods,
  );
  assert.equal('periods-order', 'distinct weeks', periods.length, new Set(periods.map(order)).size);
  assert.equal(
    'periods-order',
    'weeks that no year has',
    [],
    periods.filter((period) => !exists(period)),
  );
  await checkWeekInfos(kit, periods);
  return periods;
}

/** Checks that the server reports itself healthy. */
export async function checkHealth(kit: Kit): Promise<void> {
  const report = await readReport(kit, contract.health.check);
  if (report) assertionsOn(kit, report).equal('response', 'ok', true, report.body.ok);
}
