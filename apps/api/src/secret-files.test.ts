import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('reads secrets from files without the line break at the end', () => {
  const config = readConfig({
    CODE_PEPPER_FILE: write('pepper', `${'p'.repeat(32)}\n`),
    METRICS_TOKEN_FILE: write('token', `${'t'.repeat(16)}\n`),
    SMTP_URL_FILE: write('smtp', 'smtp://u:p@mail.example.kz:587\n'),
    MAIL_FROM: 'codes@example.kz',
    CLICKHOUSE_URL_FILE: write('clickhouse', 'http://u:p@10.0.0.5:8123\n'),
  });
  expect(config).toMatchObject({
    codePepper: 'p'.repeat(32),
    metricsToken: 't'.repeat(16),
    mail: { smtpUrl: 'smtp://u:p@mail.example.kz:587' },
    clickhouse: { url: 'http://u:p@10.0.0.5:8123' },
  });
});

test('an unreadable file, a second value and a wrong value are reported without the value', () => {
  const files = {
    CODE_PEPPER_FILE: join(folder, 'none'),
    METRICS_TOKEN: 't'.repeat(16),
    METRICS_TOKEN_FILE: write('token', 'u'.repeat(16)),
    SMTP_URL_FILE: write('smtp', 'http://secret'),
  };
  expect(() => readConfig(files)).toThrow(
    expect.objectContaining({
      message: [
        `CODE_PEPPER_FILE is ${JSON.stringify(files.CODE_PEPPER_FILE)}; it may be the path of a file that can be read`,
        'METRICS_TOKEN and METRICS_TOKEN_FILE are both set; leave one of them out',
        'SMTP_URL is 13 characters that are not shown, for they may hold a password; it may be an address like smtp://user:password@mail.example.kz:587 or smtps://…',
      ].join('\n'),
    }),
  );
});
