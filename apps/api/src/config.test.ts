import { isAbsolute, join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultResources } from './analytics/report/report-limits.ts';
import { readConfig } from './config.ts';

test('defaults to a demo on this machine in development', () => {
  const { dataDir, ...config } = readConfig({});
  expect(config).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    s3: { endpoint: undefined, region: undefined },
    clickhouse: undefined,
    mail: undefined,
    publicUrl: undefined,
    trustProxy: [],
    accessTokenSeconds: 900,
    refreshTokenSeconds: 604_800,
    imageHosts: ['kaspi.kz', '*.kaspi.kz'],
    codePepper: undefined,
    logLevel: 'info',
    reports: defaultResources,
    cacheBytes: 128 * 1024 ** 2,
    importMaxBytes: 2 * 1024 ** 3,
    frontendOrigin: 'http://localhost:5173',
  });
  expect(isAbsolute(dataDir)).toBe(true);
  expect(dataDir).toBe(join(import.meta.dirname, '../../../.data'));
});

test('reads an empty variable as absent', () => {
  expect(readConfig({ PORT: '', TRUST_PROXY: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test('reads every setting', () => {
  expect(
    readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/vitrina',
      DEMO: 'off',
      MARKET_NAME: 'Электроника Kaspi, Алматы',
      AWS_ENDPOINT_URL_S3: 'https://s3.example.kz',
      AWS_REGION: 'kz-1',
      CLICKHOUSE_URL: 'http://u:p@10.0.0.5/vitrina',
      CLICKHOUSE_READ_URL: 'http://r:p@10.0.0.5',
      CLICKHOUSE_CLUSTER: 'market',
      SMTP_URL: 'smtps://u:p@mail.example.kz',
      MAIL_FROM: 'Vitrina <codes@example.kz>',
      PUBLIC_URL: 'https://vitrina.example.kz/',
      IMAGE_HOSTS: 'cdn.example.kz, *.example.kz',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8',
      ACCESS_TOKEN_EXPIRY: '90s',
      REFRESH_TOKEN_EXPIRY: '12h',
      CODE_PEPPER: 'x'.repeat(32),
      LOG_LEVEL: 'debug',
      REPORT_MEMORY: '512M',
      REPORT_THREADS: '2',
      REPORTS_AT_ONCE: '8',
      CACHE_MEMORY: '1G',
      IMPORTERS: 'Aigerim@example.kz, b@example.kz',
      IMPORT_MAX_BYTES: '500M',
      VITE_FRONTEND_HOST: '::1',
      VITE_FRONTEND_PORT: '80',
    }),
  ).toEqual({
    production: true,
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/vitrina',
    demo: false,
    marketName: 'Электроника Kaspi, Алматы',
    s3: { endpoint: 'https://s3.example.kz', region: 'kz-1' },
    clickhouse: { url: 'http://u:p@10.0.0.5/vitrina', readUrl: 'http://r:p@10.0.0.5', cluster: 'market' },
    mail: { smtpUrl: 'smtps://u:p@mail.example.kz', from: 'Vitrina <codes@example.kz>' },
    publicUrl: 'https://vitrina.example.kz',
    imageHosts: ['cdn.example.kz', '*.example.kz'],
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'],
    accessTokenSeconds: 90,
    refreshTokenSeconds: 43_200,
    codePepper: 'x'.repeat(32),
    logLevel: 'debug',
    reports: { memoryBytes: 512 * 1024 ** 2, threads: 2, atOnce: 8 },
    cacheBytes: 1024 ** 3,
    importers: ['aigerim@example.kz', 'b@example.kz'],
    importMaxBytes: 500 * 1024 ** 2,
    frontendOrigin: 'http://[::1]',
  });
});
