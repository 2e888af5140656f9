import { contract, type ReportPeriod } from '@vitrina/contract';
import { weekOrdinal } from '../computation/calendar.ts';
import { assertionsOn, type Kit, readReport } from '../kit.ts';

/** The most published weeks whose profile is read. */
const MAX_WEEKS = 60;

/** Checks and returns the published weeks, latest first, each of which has a profile; empty where they are missing. */
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
    periods.filter((period) => weekOrdinal(period) === undefined),
  );
  for (const period of kit.judged.has('period.weekInfo') ? periods.slice(0, MAX_WEEKS) : [])
    await readReport(kit, contract.period.weekInfo, { ...period });
  return periods;
}

/** Checks that the server reports itself healthy. */
export async function checkHealth(kit: Kit): Promise<void> {
  if (!kit.judged.has('health.check')) return;
  const report = await readReport(kit, contract.health.check);
  if (report) assertionsOn(kit, report).equal('response', 'ok', true, report.body.ok);
}
