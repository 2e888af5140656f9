import type { CompressedBytes, Encoding } from '@vitrina/chdb-server';
import * as z from 'zod/mini';
import type { Analytics, Params, ReportQuery } from '../analytics.ts';
import type { Report } from './report.ts';

/** The queries of a report. */
export type RunnableReport = Pick<Report, 'sql' | 'format'> & Partial<Pick<Report, 'inputsSql'>>;

const inputsRow = z.record(z.string(), z.string());

/** Runs the query of a report, after that of its inputs; returns the response of `Analytics.runReport`. */
export const runReportQueries = async (
  { runReport }: Pick<Analytics, 'runReport'>,
  { sql, inputsSql, format }: RunnableReport,
  params: Params,
  encoding?: Encoding,
  read: Pick<ReportQuery, 'signal' | 'callers'> = {},
): Promise<CompressedBytes> => {
  if (inputsSql === undefined) return runReport({ sql, params, format, ...read }, encoding);
  const { bytes } = await runReport({ sql: inputsSql, params, format: 'document', ...read });
  const inputs = z.parse(inputsRow, JSON.parse(bytes.toString('utf8')));
  return runReport({ sql, params: { ...params, ...inputs }, format, ...read }, encoding);
};
