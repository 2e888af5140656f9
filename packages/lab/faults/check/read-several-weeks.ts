import { createWireClient } from '@vitrina/conformance/wire/wire-client.ts';
import { listDifferences } from '../../../../apps/api/test/oracle/list-differences.ts';
import type { Finding } from '../finding.ts';
import type { MarketState, SeveralWeeksReport } from '../market/expected-reports.ts';
import { isTime, type ReadOptions, readHealth, readPeriods } from './read-weeks.ts';

/** Whether a week has something new is not known while an earlier one is refused. */
const isUnknownNew = (line: string) => /isNew: expected \w+, actual null/.test(line);

/** Lists the sets of weeks with all that are served in the end, and any of those that were served before. */
const listServed = (published: readonly number[], served: readonly number[]): number[][] =>
  published
    .filter((week) => !served.includes(week))
    .reduce<number[][]>((sets, week) => sets.flatMap((set) => [set, [...set, week]]), [[...served]]);

/** Finds the first difference of a response from what a server of these weeks responds. */
const findDifference = (
  report: SeveralWeeksReport,
  weekNumbers: readonly number[],
  body: unknown,
  isComplete: boolean,
  { isTimeKnown }: ReadOptions,
): string | undefined =>
  listDifferences(report.bodyOf(weekNumbers), body).find(
    (line) => (isTimeKnown || !isTime(line)) && (isComplete || !isUnknownNew(line)),
  );

/**
 * Reads the reports of several weeks once. A refused week is passed over, or its report is refused: a response is right
 * that is so for all published weeks, or without some that are out of the periods afterwards.
 */
export const readSeveralWeeks = async (
  url: string,
  { reports, versions, severalWeeks }: MarketState,
  options: ReadOptions,
): Promise<Finding[]> => {
  const client = createWireClient(url, () => undefined);
  const responses = [];
  for (const report of severalWeeks)
    responses.push({ report, ...(await client.send(report.request, { patient: options.isPatient })) });
  const published = [...reports.keys()].filter((week) =>
    versions.some((name) => name.startsWith(`${week}-`)),
  );
  const [served, health] = [(await readPeriods(url)) ?? [], await readHealth(url)];
  return responses.flatMap(({ report, status, json }): Finding[] => {
    const what = `${report.name} ${report.request.path} ${JSON.stringify(report.request.body ?? {}).slice(0, 80)}`;
    if (status >= 500)
      return served.length < published.length || health?.ok === false
        ? []
        : [
            {
              kind: 'silent',
              text: `several weeks: ${what}: ${status}, all weeks in the periods, health is well`,
            },
          ];
    const body = status === 404 ? null : status === 200 ? json : { status };
    const differences = listServed(published, served).map((weeks) =>
      findDifference(report, weeks, body, weeks.length === published.length, options),
    );
    const [first] = differences;
    return first === undefined || differences.includes(undefined)
      ? []
      : [{ kind: 'wrong', text: `several weeks: ${what}: ${first}` }];
  });
};
