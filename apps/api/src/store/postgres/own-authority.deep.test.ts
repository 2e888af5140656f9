import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../test/command.ts';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { startTlsProxy, type TlsProxy } from '../../../test/postgres/tls-proxy.ts';
import { authorityFile } from '../../../test/tls/certificates.ts';

let folder: string;
let database: TestDatabase;
let proxy: TlsProxy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-authority-'));
  await writeFile(join(folder, 'week.csv'), csv([feedRow(1)]));
  database = await createDatabase();
  proxy = await startTlsProxy(new URL(database.settings.databaseUrl ?? '').searchParams.get('host') ?? '');
});
afterAll(async () => {
  proxy.close();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const run = (command: readonly string[], sslmode: string, env: Record<string, string>) => {
  const url = new URL(database.settings.databaseUrl ?? '');
  url.search = new URLSearchParams({ sslmode }).toString();
  url.port = String(proxy.port);
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url.href, CODE_PEPPER: 'p'.repeat(32) };
  return runCommand(command, folder, { ...settings, ...env });
};

test('a certificate of an unknown authority is refused with a sentence that names the setting', async () => {
  const { code, errors } = await run(['periods'], 'verify-full', {});
  expect(code).toBe(69);
  expect(errors).toMatch(
    /^DATABASE_URL localhost:\d+ cannot be used: .+certificate.+ by NODE_EXTRA_CA_CERTS, /m,
  );
});

test('a week is published over a connection that NODE_EXTRA_CA_CERTS verifies, and none in the clear', async () => {
  const verified = { NODE_EXTRA_CA_CERTS: authorityFile };
  expect(await run(['ingest', 'week.csv'], 'verify-full', verified)).toMatchObject({ code: 0 });
  expect((await run(['periods'], 'verify-full', verified)).output).toContain('2026-W45');
  expect(await run(['periods'], 'disable', verified)).toMatchObject({ code: 69, output: '' });
});
