import { availableParallelism } from 'node:os';

/** Longest time a report may take in the engine, in seconds; the call's own limit is just above it. */
export const REPORT_TIMEOUT_SECONDS = 8;

/** What one report may cost. A heavier one is stopped with AnalyticsLimit. */
export const reportLimits = {
  readonly: '2',
  max_execution_time: REPORT_TIMEOUT_SECONDS,
  max_memory_usage: String(2 * 1024 ** 3),
  max_result_rows: '1000000',
  max_threads: Math.min(4, availableParallelism()),
  cancel_http_readonly_queries_on_client_close: 1,
} as const;

/** JSON as the contract has it: numbers are numbers, a value that is not one is null. */
export const jsonSettings = {
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_decimals: 0,
  output_format_json_quote_denormals: 0,
  output_format_json_named_tuples_as_objects: 1,
  enable_named_columns_in_function_tuple: 1,
  output_format_json_escape_forward_slashes: 0,
} as const;

/** Reports that run at once: enough that two heavy ones leave room for quick ones. */
export const MAX_RUNNING_REPORTS = Math.max(4, availableParallelism());

/** How long a report may wait for its turn, in milliseconds: as long as people do, and time is left to answer. */
export const REPORT_QUEUE_TIMEOUT_MS = 5000;

/** Reports that may wait, for the sake of memory; one more is refused at once. */
export const MAX_QUEUED_REPORTS = 500;
