import { formatWeek, weekOrdinal } from '../computation/calendar.ts';
import { assertionsOn, judgedReports, type Kit, sendRequest } from '../kit.ts';
import type { Period, ServerWeek } from '../server-week.ts';
import { buildRequest, type Endpoint, isCompared } from '../wire/endpoints.ts';
import { expectMissing } from './not-found.ts';
import { paramsFor, sampleParamsOf } from './sample-params.ts';

/** A week that no calendar has, as 2025 has 52; its own; a later one; one long ago. */
const unusable = ({ year, weekNumber }: Period) => [
  '2025-W53',
  formatWeek({ year, weekNumber }),
  `${year + 1}-W01`,
  '2001-W01',
];

/** Checks that a week which is named to compare with is the one of the response. */
async function checkNamed(kit: Kit, endpoint: Endpoint, params: Record<string, unknown>): Promise<void> {
  const request = buildRequest(endpoint, params);
  const result = await sendRequest(kit, endpoint, request);
  if (!result?.body) return;
  const { against } = result.body as { against?: unknown };
  assertionsOn(kit, { endpoint: endpoint.name, request }).equal(
    'against',
    'against',
    params['against'],
    against,
  );
}

/** Checks that comparisons take the week that a request names, and no week that cannot be compared with. */
export async function checkWeeksBefore(week: ServerWeek, published: readonly Period[]): Promise<void> {
  const { kit } = week;
  const known = sampleParamsOf(week);
  const ordinal = weekOrdinal(week) ?? 0;
  const earlier = published.filter((one) => (weekOrdinal(one) ?? ordinal) < ordinal);
  const hasWeek = (text: string) => published.some((one) => formatWeek(one) === text);
  for (const endpoint of judgedReports(kit).filter(isCompared)) {
    const params = paramsFor(endpoint, known);
    // A week without brands has no subject for their calls.
    if ('brandId' in params && week.brands.body.length === 0) continue;
    for (const against of unusable(week).filter((one) => one === formatWeek(week) || !hasWeek(one)))
      await expectMissing(kit, endpoint, { ...params, against }, 'unknown-week', 'REPORT_NOT_FOUND');
    // The default would be the same as the week before.
    const last = earlier.at(-1);
    if (last) await checkNamed(kit, endpoint, { ...params, against: formatWeek(last) });
  }
}
