import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerAddress } from './analytics/client/connect-server.ts';
import type { ReportResources } from './analytics/report/report-limits.ts';
import type { S3Settings } from './s3-address.ts';
import { describeIssue } from './describe-issue.ts';
import { readSecretFiles } from './secret-files.ts';
import { environment, type LogLevel } from './environment.ts';

/** Base of a relative DATA_DIR; the working directory does not matter. */
const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Settings of the api, validated. */
export interface Config {
  /** NODE_ENV is `production`: no CORS, responses are not validated. */
  production: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder with all data of the server. */
  dataDir: string;
  /** Whether to create the demo market when nothing is published. */
  demo: boolean;
  /** Name of the loaded market; undefined: the screens call it the loaded market. */
  marketName: string | undefined;
  /** Absolute path of the folder for the files of published weeks; undefined: none. */
  archiveDir: string | undefined;
  /** Source of feeds in buckets; AWS without an endpoint. */
  s3: S3Settings;
  /** Number of latest weeks that an ingest keeps published; undefined keeps all. */
  keepWeeks: number | undefined;
  /** The ClickHouse server that replaces the built-in engine. */
  clickhouse: ServerAddress | undefined;
  /** URL of a Postgres database that replaces the SQLite file, so that several servers share users and weeks. */
  databaseUrl: string | undefined;
  /** Mail server for sign-in codes; without it they go to standard output. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** Public origin of the product. */
  publicUrl: string | undefined;
  /** Hosts of product pictures; `*.` before a name means its subdomains. */
  imageHosts: readonly string[];
  /** IP addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[];
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** HMAC key of sign-in; generated and stored in the data directory when absent. */
  codePepper: string | undefined;
  logLevel: LogLevel;
  /** Resources of one report, and the number of concurrent reports. */
  reports: ReportResources;
  /** Maximum size of the response cache, bytes. */
  cacheBytes: number;
  /** Separate port for the metrics, on the same host. */
  metricsPort: number | undefined;
  /** Bearer token that opens /metrics on the server's port. */
  metricsToken: string | undefined;
  /** Addresses that may import, `*` for every signed-in person; undefined: by the host and the mail server. */
  importers: readonly string[] | undefined;
  /** Maximum total size of the files of one import, bytes. */
  importMaxBytes: number;
  /** Origin of the web app's development server: the only one that CORS allows, in development only. */
  frontendOrigin: string;
}

/** Invalid settings: one line each, with the variable's name, its value and the allowed values. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

function toFrontendOrigin(name: string, frontendPort: number): string {
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${frontendPort}`).origin;
}

const toServerAddress = (
  url: string,
  settings: { CLICKHOUSE_READ_URL?: string | undefined; CLICKHOUSE_CLUSTER?: string | undefined },
): ServerAddress => ({ url, readUrl: settings.CLICKHOUSE_READ_URL, cluster: settings.CLICKHOUSE_CLUSTER });

/** Reads the settings from the environment; an empty variable counts as absent. ConfigError lists all invalid ones. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const files = readSecretFiles(env);
  const all = { ...env, ...files.secrets };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(given);
  const issues = error?.issues.map((issue) => describeIssue(issue, all)) ?? [];
  if (!data || files.problems.length > 0) throw new ConfigError([...files.problems, ...issues]);
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(repositoryRoot, data.DATA_DIR),
    demo: data.DEMO === 'on',
    marketName: data.MARKET_NAME,
    archiveDir: data.ARCHIVE_DIR === undefined ? undefined : resolve(repositoryRoot, data.ARCHIVE_DIR),
    s3: { endpoint: data.AWS_ENDPOINT_URL_S3, region: data.AWS_REGION },
    keepWeeks: data.KEEP_WEEKS,
    clickhouse: data.CLICKHOUSE_URL === undefined ? undefined : toServerAddress(data.CLICKHOUSE_URL, data),
    databaseUrl: data.DATABASE_URL,
    mail: data.SMTP_URL && data.MAIL_FROM ? { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    publicUrl: data.PUBLIC_URL,
    imageHosts: data.IMAGE_HOSTS,
    trustProxy: data.TRUST_PROXY,
    accessTokenSeconds: data.ACCESS_TOKEN_EXPIRY,
    refreshTokenSeconds: data.REFRESH_TOKEN_EXPIRY,
    codePepper: data.CODE_PEPPER,
    logLevel: data.LOG_LEVEL,
    reports: {
      memoryBytes: data.REPORT_MEMORY,
      threads: data.REPORT_THREADS,
      atOnce: data.REPORTS_AT_ONCE,
    },
    cacheBytes: data.CACHE_MEMORY,
    metricsPort: data.METRICS_PORT,
    metricsToken: data.METRICS_TOKEN,
    importers: data.IMPORTERS,
    importMaxBytes: data.IMPORT_MAX_BYTES,
    frontendOrigin: toFrontendOrigin(data.VITE_FRONTEND_HOST, data.VITE_FRONTEND_PORT),
  };
}

/** Returns the public origin of the product: from the settings, else this machine. */
export const getOrigin = ({ publicUrl, port: ownPort }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${ownPort}`;

/** Returns the directory of the caller: pnpm changes it and passes the original as INIT_CWD. */
export const getCallerDirectory = (env: NodeJS.ProcessEnv = process.env): string =>
  env['INIT_CWD'] ?? process.cwd();
