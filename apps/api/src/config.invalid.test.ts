import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
};

describe('an invalid setting is reported with its name, its value and the allowed values', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['HOST', '999.1.1.1'],
    ['NODE_ENV', 'prod'],
    ['DATA_DIR', ' '],
    ['DEMO', 'yes'],
    ['AWS_ENDPOINT_URL_S3', 's3.example.kz'],
    ['PUBLIC_URL', 'vitrina.example.kz'],
    ['PUBLIC_URL', 'https://example.kz/vitrina'],
    ['PUBLIC_URL', 'ftp://example.kz'],
    ['IMAGE_HOSTS', '*'],
    ['IMAGE_HOSTS', 'https:'],
    ['IMAGE_HOSTS', "kaspi.kz 'unsafe-inline'"],
    ['IMAGE_HOSTS', 'kaspi.kz; script-src *'],
    ['IMAGE_HOSTS', '127.0.0.1'],
    ['IMAGE_HOSTS', 'kaspi.kz:8443'],
    ['IMAGE_HOSTS', 'localhost'],
    ['IMAGE_HOSTS', '*.local'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['ACCESS_TOKEN_EXPIRY', '15'],
    ['ACCESS_TOKEN_EXPIRY', '0m'],
    ['ACCESS_TOKEN_EXPIRY', '1.5h'],
    ['REFRESH_TOKEN_EXPIRY', '9999d'],
    ['LOG_LEVEL', 'verbose'],
    ['REPORT_MEMORY', '2'],
    ['CACHE_MEMORY', '2000G'],
    ['IMPORT_MAX_BYTES', '2'],
    ['MARKET_NAME', ' Kaspi'],
    ['MARKET_NAME', 'x'.repeat(81)],
    ['IMPORTERS', 'everyone'],
    ['REPORT_THREADS', '0'],
    ['REPORTS_AT_ONCE', '1.5'],
    ['VITE_FRONTEND_PORT', 'x'],
  ])('%s=%s', (name, value) => {
    const [problem, ...others] = problems({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} is `));
    expect(problem).toContain(JSON.stringify(value));
    expect(problem).toContain('; it may be ');
  });

  test('together with all others', () => {
    expect(problems({ PORT: 'x', DEMO: 'x', TRUST_PROXY: 'x' })).toHaveLength(3);
  });

  test('without its value when that may contain a password', () => {
    const wrong = { SMTP_URL: 'http://u:hush@x', CLICKHOUSE_URL: 'tcp://u:hush@x', CODE_PEPPER: 'hush' };
    const lines = problems({ ...wrong, MAIL_FROM: 'a@b.kz' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['CLICKHOUSE_URL', 'SMTP_URL', 'CODE_PEPPER']);
    expect(lines.join()).not.toContain('hush');
  });

  test('when DATABASE_URL has no CODE_PEPPER, which every server must share', () => {
    const url = 'postgres://vitrina:hush@db.example.kz/vitrina';
    expect(problems({ DATABASE_URL: url })).toEqual([
      'CODE_PEPPER is missing; with DATABASE_URL it has to be any text of at least 32 characters, the same for every server',
    ]);
    expect(readConfig({ DATABASE_URL: url, CODE_PEPPER: 'p'.repeat(32) }).databaseUrl).toBe(url);
    for (const wrong of ['mysql://u:hush@x/y', 'postgres:hush', 'hush'])
      expect(problems({ DATABASE_URL: wrong, CODE_PEPPER: 'p'.repeat(32) }).join()).toMatch(
        /^DATABASE_URL is (?!.*hush).* characters that are not shown/,
      );
  });

  test('when METRICS_PORT would show the metrics to everybody', () => {
    expect(problems({ METRICS_PORT: '9464', HOST: '0.0.0.0' })).toEqual([
      'METRICS_TOKEN is missing; with METRICS_PORT and a HOST that others reach it has to be any text of at least 16 characters',
    ]);
    expect(problems({ METRICS_PORT: '9464', HOST: '0.0.0.0', METRICS_TOKEN: 't'.repeat(16) })).toEqual([]);
    expect(problems({ METRICS_PORT: '9464' })).toEqual([]);
  });

  test('when SMTP_URL has no MAIL_FROM, also beside other invalid settings', () => {
    expect(problems({ SMTP_URL: 'smtp://localhost', PORT: 'x' })).toEqual([
      'PORT is "x"; it may be a port from 1 to 65535',
      'MAIL_FROM is missing; with SMTP_URL it has to be an e-mail address',
    ]);
    for (const from of ['nobody', 'a@b.kz, c@d.kz', 'a@b.kz\r\nBcc: c@d.kz', '<a@b.kz']) {
      expect(problems({ MAIL_FROM: from })[0]).toContain('MAIL_FROM is ');
    }
  });
});

test('takes the address of a reader beside that of a writer, for the same database', () => {
  const writer = 'http://w:hush@10.0.0.5:8123/vitrina';
  const reader = (path: string) => `http://r:hush@10.0.0.5:8123${path}`;
  for (const path of ['', '/', '/vitrina'])
    expect(problems({ CLICKHOUSE_URL: writer, CLICKHOUSE_READ_URL: reader(path) })).toEqual([]);
  for (const wrong of [
    { CLICKHOUSE_READ_URL: reader('') },
    { CLICKHOUSE_URL: writer, CLICKHOUSE_READ_URL: reader('/other') },
  ]) {
    const [line, ...more] = problems(wrong);
    expect(more).toEqual([]);
    expect(line).toMatch(/^CLICKHOUSE_READ_URL is .* the server and database of CLICKHOUSE_URL/);
    expect(line).not.toContain('hush');
  }
});

test('a cluster name has letters, digits, _ and -, and needs a server', () => {
  const server = { CLICKHOUSE_URL: 'http://u:p@10.0.0.5:8123' };
  expect(problems({ ...server, CLICKHOUSE_CLUSTER: 'market_1' })).toEqual([]);
  expect(problems({ CLICKHOUSE_CLUSTER: 'market_1' })[0]).toMatch(/which it needs, belongs to$/);
  expect(problems({ ...server, CLICKHOUSE_CLUSTER: 'a`b' })[0]).toMatch(/letters, digits, _ and -$/);
});
