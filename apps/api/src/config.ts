import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { defaultResources, type ReportResources } from './analytics/report/report-limits.ts';
import type { S3Settings } from './feed/arrival/s3-address.ts';
import { describeIssue } from './describe-issue.ts';
import { readSecretFiles } from './secret-files.ts';
import {
  count,
  duration,
  host,
  ipRanges,
  isReaderOf,
  longText,
  mailbox,
  origin,
  port,
  postgresUrl,
  publicHosts,
  size,
  url,
  weekCount,
} from './setting-schemas.ts';

/** Base of a relative DATA_DIR; the working directory does not matter. */
const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Levels of the log; lines below the chosen one are left out. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Settings of the api, validated. */
export interface Config {
  /** NODE_ENV is `production`: no CORS, responses are not validated. */
  production: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder with all data of the server. */
  dataDir: string;
  /** Whether to make the demo market when nothing is published. */
  demo: boolean;
  /** Absolute path of the folder that keeps the files of published weeks; undefined: none. */
  archiveDir: string | undefined;
  /** Where feeds in buckets are fetched from; without an endpoint from AWS. */
  s3: S3Settings;
  /** How many of the latest weeks an ingest keeps published; undefined: all. */
  keepWeeks: number | undefined;
  /** URL of a ClickHouse server that replaces the built-in engine. */
  clickhouseUrl: string | undefined;
  /** URL of the same server and database for reports, as a user that may only read. */
  clickhouseReadUrl: string | undefined;
  /** URL of a Postgres database that replaces the SQLite file, so that several servers share users and weeks. */
  databaseUrl: string | undefined;
  /** Mail server for sign-in codes; without it they go to the standard output. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** Public origin of the product. */
  publicUrl: string | undefined;
  /** Hosts of product pictures; `*.` before a name means its subdomains. */
  imageHosts: readonly string[];
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[];
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** HMAC key of sign-in; generated and stored in the data directory when absent. */
  codePepper: string | undefined;
  logLevel: LogLevel;
  /** What one report may use, and how many run at once. */
  reports: ReportResources;
  /** Maximum size of the response cache, bytes. */
  cacheBytes: number;
  /** Port of the metrics alone, on the same host. */
  metricsPort: number | undefined;
  /** Bearer token that opens /metrics on the server's port. */
  metricsToken: string | undefined;
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

const smtpUrl = url(
  ['smtp:', 'smtps:'],
  'an address like smtp://user:password@mail.example.kz:587 or smtps://…',
);

const variables = z.object({
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], { error: 'production, development or test' }),
    'development',
  ),
  PORT: z._default(port, 3000),
  HOST: z._default(host(', like 127.0.0.1 or 0.0.0.0'), '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  IMAGE_HOSTS: z._default(publicHosts, ['kaspi.kz', '*.kaspi.kz']),
  TRUST_PROXY: z._default(ipRanges, []),
  VITE_FRONTEND_HOST: z._default(host(), 'localhost'),
  VITE_FRONTEND_PORT: z._default(port, 5173),
  DATA_DIR: z._default(longText(1, 'the path of a folder'), '.data'),
  DEMO: z._default(z.enum(['on', 'off'], { error: 'on or off' }), 'on'),
  ARCHIVE_DIR: z.optional(longText(1, 'the path of a folder')),
  AWS_ENDPOINT_URL_S3: z.optional(url(['http:', 'https:'], 'an address like https://s3.example.kz')),
  AWS_REGION: z.optional(longText(1, 'a region like eu-central-1')),
  KEEP_WEEKS: z.optional(weekCount),
  CLICKHOUSE_URL: z.optional(url(['http:', 'https:'], 'an address like http://user:password@127.0.0.1:8123')),
  CLICKHOUSE_READ_URL: z.optional(
    url(['http:', 'https:'], 'an address like http://reader:password@127.0.0.1:8123'),
  ),
  DATABASE_URL: z.optional(postgresUrl),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(mailbox),
  ACCESS_TOKEN_EXPIRY: z._default(duration, 15 * 60),
  REFRESH_TOKEN_EXPIRY: z._default(duration, 7 * 86_400),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: 'fatal, error, warn, info, debug or trace' }), 'info'),
  REPORT_MEMORY: z._default(size, defaultResources.memoryBytes),
  REPORT_THREADS: z._default(count, defaultResources.threads),
  REPORTS_AT_ONCE: z._default(count, defaultResources.atOnce),
  CACHE_MEMORY: z._default(size, 128 * 1024 ** 2),
  METRICS_PORT: z.optional(port),
  METRICS_TOKEN: z.optional(longText(16, 'any text of at least 16 characters')),
  CODE_PEPPER: z.optional(longText(32, 'any text of at least 32 characters')),
});

/** The variables with the rules that span two of them; they are checked also where others are invalid. */
const environment = variables.check(
  z.refine(({ SMTP_URL, MAIL_FROM }) => MAIL_FROM !== undefined || !smtpUrl.safeParse(SMTP_URL).success, {
    path: ['MAIL_FROM'],
    error: 'with SMTP_URL it has to be an e-mail address',
    when: () => true,
  }),
  z.refine(({ DATABASE_URL, CODE_PEPPER }) => CODE_PEPPER !== undefined || DATABASE_URL === undefined, {
    path: ['CODE_PEPPER'],
    error: 'with DATABASE_URL it has to be any text of at least 32 characters, the same for every server',
    when: () => true,
  }),
  z.refine(({ CLICKHOUSE_URL, CLICKHOUSE_READ_URL }) => isReaderOf(CLICKHOUSE_READ_URL, CLICKHOUSE_URL), {
    path: ['CLICKHOUSE_READ_URL'],
    error: 'the server and database of CLICKHOUSE_URL, which it needs, with another user',
    when: () => true,
  }),
);

function toFrontendOrigin(name: string, frontendPort: number): string {
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${frontendPort}`).origin;
}

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
    archiveDir: data.ARCHIVE_DIR === undefined ? undefined : resolve(repositoryRoot, data.ARCHIVE_DIR),
    s3: { endpoint: data.AWS_ENDPOINT_URL_S3, region: data.AWS_REGION },
    keepWeeks: data.KEEP_WEEKS,
    clickhouseUrl: data.CLICKHOUSE_URL,
    clickhouseReadUrl: data.CLICKHOUSE_READ_URL,
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
    frontendOrigin: toFrontendOrigin(data.VITE_FRONTEND_HOST, data.VITE_FRONTEND_PORT),
  };
}

/** The origin of the product's addresses: that of the settings, else this machine. */
export const originOf = ({ publicUrl, port: ownPort }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${ownPort}`;

/** The directory where the command was called: pnpm changes it and passes the original as INIT_CWD. */
export const calledFrom = (env: NodeJS.ProcessEnv = process.env): string => env['INIT_CWD'] ?? process.cwd();
