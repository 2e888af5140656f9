import { availableParallelism } from 'node:os';
import type { QueueLimits } from './report-queue.ts';

/** Maximum execution time of a report in the engine, seconds; the runner's own timeout is two seconds longer. */
export const REPORT_TIMEOUT_SECONDS = 8;

/** Resources of one report, and the number of concurrent reports. */
export interface ReportResources {
  memoryBytes: number;
  threads: number;
  atOnce: number;
}

/** Default resources of reports; of four concurrent ones, two heavy ones leave room for quick ones. */
export const defaultResources: ReportResources = {
  memoryBytes: 2 * 1024 ** 3,
  threads: Math.min(4, availableParallelism()),
  atOnce: Math.max(4, availableParallelism()),
};

/** Returns the limits of one report; beyond them it fails with AnalyticsLimit. */
export const getReportLimits = ({ memoryBytes, threads }: ReportResources) => ({
  readonly: '2',
  max_execution_time: REPORT_TIMEOUT_SECONDS,
  max_memory_usage: String(memoryBytes),
  max_result_rows: '1000000',
  max_threads: threads,
  cancel_http_readonly_queries_on_client_close: 1,
});

/** JSON format of the contract: numbers are not quoted, NaN and infinity are null. */
export const jsonSettings = {
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_decimals: 0,
  output_format_json_quote_denormals: 0,
  output_format_json_named_tuples_as_objects: 1,
  enable_named_columns_in_function_tuple: 1,
  output_format_json_escape_forward_slashes: 0,
} as const;

/**
 * The report queue. A report waits up to seconds. Behind many turns of its caller and others it waits only briefly,
 * so that accepted reports stay quick (decisions 194 and 237).
 */
export const reportQueue: QueueLimits = {
  timeoutMs: 5000,
  overload: { length: 100, timeoutMs: 300 },
  maxLength: 500,
};
