import type { ReportResult } from './report-result.ts';

/**
 * Combines several reports: failed if one has failed, loaded once all are loaded.
 * @param create builds the content from the loaded reports
 */
export function combineResults<Body>(
  results: readonly [ReportResult<unknown>, ...ReportResult<unknown>[]],
  create: () => Body | undefined,
): ReportResult<Body> {
  const failed = results.filter(({ error }) => error !== null);
  const decisive = failed[0] ?? results.find(({ data }) => data === undefined) ?? results[0];
  const refetch = async () => {
    const [first = decisive, ...others] = failed;
    const [result] = await Promise.all([first.refetch(), ...others.map((other) => other.refetch())]);
    return result;
  };
  const isComplete = results.every(({ data }) => data !== undefined);
  const isFetching = results.some((result) => result.isFetching);
  const data = isComplete ? create() : undefined;
  return { ...decisive, data, isFetching, refetch } as ReportResult<Body>;
}
