import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';

/** A registry in the OpenMetrics format. */
export type MetricsRegistry = Registry<OpenMetricsContentType>;

/** Creates an empty registry. */
export function createRegistry(): MetricsRegistry {
  const created = new Registry<OpenMetricsContentType>();
  created.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return created;
}

/** Metrics of this process. */
export const registry = createRegistry();
const registers = [registry];

collectDefaultMetrics({ register: registry });

/** Time to respond by endpoint, method and status. */
export const requestDuration = new Histogram({
  name: 'vitrina_http_request_duration_seconds',
  help: 'Time to respond to a request, by endpoint, method and status',
  labelNames: ['endpoint', 'method', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Lookups of the response cache by result: hit or miss. */
export const cacheLookups = new Counter({
  name: 'vitrina_report_cache_lookups',
  help: 'Lookups of the response cache by result',
  labelNames: ['result'] as const,
  registers,
});

const queuedReports = new Gauge({
  name: 'vitrina_reports_queued',
  help: 'Reports that wait for a slot of the engine',
  registers,
});

/** Sign-in mails by result: sent or failed. */
export const mails = new Counter({
  name: 'vitrina_sign_in_mails',
  help: 'Sign-in mails by result',
  labelNames: ['result'] as const,
  registers,
});

/** Counts a report as queued until the returned function is called. */
export function countQueuedReport(): () => void {
  let isQueued = true;
  queuedReports.inc();
  return () => {
    if (isQueued) queuedReports.dec();
    isQueued = false;
  };
}
