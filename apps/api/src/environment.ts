import * as z from 'zod/mini';
import { defaultResources } from './analytics/report/report-limits.ts';
import {
  count,
  duration,
  host,
  importers,
  ipRanges,
  isLoopback,
  matchesWriter,
  longText,
  mailbox,
  origin,
  port,
  postgresUrl,
  publicHosts,
  size,
  text,
  url,
  weekCount,
} from './setting-schemas.ts';

/** Log levels; lines below the chosen one are omitted. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

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
  MARKET_NAME: z.optional(
    text((value) => /^\S.{0,79}$/u.test(value), 'the name of the loaded market, at most 80 characters'),
  ),
  ARCHIVE_DIR: z.optional(longText(1, 'the path of a folder')),
  AWS_ENDPOINT_URL_S3: z.optional(url(['http:', 'https:'], 'an address like https://s3.example.kz')),
  AWS_REGION: z.optional(longText(1, 'a region like eu-central-1')),
  KEEP_WEEKS: z.optional(weekCount),
  CLICKHOUSE_URL: z.optional(url(['http:', 'https:'], 'an address like http://user:password@127.0.0.1:8123')),
  CLICKHOUSE_READ_URL: z.optional(
    url(['http:', 'https:'], 'an address like http://reader:password@127.0.0.1:8123'),
  ),
  CLICKHOUSE_CLUSTER: z.optional(
    text((value) => /^[a-z_][\w-]{0,63}$/i.test(value), 'the name of a cluster: letters, digits, _ and -'),
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
  IMPORTERS: z.optional(importers),
  IMPORT_MAX_BYTES: z._default(size, 2 * 1024 ** 3),
  METRICS_PORT: z.optional(port),
  METRICS_TOKEN: z.optional(longText(16, 'any text of at least 16 characters')),
  CODE_PEPPER: z.optional(longText(32, 'any text of at least 32 characters')),
});

/** Environment variables with rules that span two of them; these are checked even if others are invalid. */
export const environment = variables.check(
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
  z.refine(
    ({ HOST, METRICS_PORT, METRICS_TOKEN }) =>
      METRICS_TOKEN !== undefined || METRICS_PORT === undefined || isLoopback(HOST),
    {
      path: ['METRICS_TOKEN'],
      error: 'with METRICS_PORT and a HOST that others reach it has to be any text of at least 16 characters',
      when: () => true,
    },
  ),
  z.refine(({ CLICKHOUSE_URL, CLICKHOUSE_READ_URL }) => matchesWriter(CLICKHOUSE_READ_URL, CLICKHOUSE_URL), {
    path: ['CLICKHOUSE_READ_URL'],
    error: 'the server and database of CLICKHOUSE_URL, which it needs, with another user',
    when: () => true,
  }),
  z.refine(
    ({ CLICKHOUSE_URL, CLICKHOUSE_CLUSTER }) =>
      CLICKHOUSE_CLUSTER === undefined || CLICKHOUSE_URL !== undefined,
    {
      path: ['CLICKHOUSE_CLUSTER'],
      error: 'the name of a cluster that the server of CLICKHOUSE_URL, which it needs, belongs to',
      when: () => true,
    },
  ),
);
