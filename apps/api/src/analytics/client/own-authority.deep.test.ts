import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { runCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';
import { type RecordingProxy, startRecordingProxy } from '../../../test/recording-proxy.ts';
import { authorityFile, serverCertificate } from '../../../test/tls/certificates.ts';

let folder: string;
let server: TestServer;
let writer: RecordingProxy;
let reader: RecordingProxy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-authority-'));
  server = await startTestServer(join(folder, 'engine'));
  const tls = { tls: serverCertificate };
  [writer, reader] = [await startRecordingProxy(server.url, tls), await startRecordingProxy(server.url, tls)];
  await writeFile(join(folder, 'week.csv'), csv([feedRow(1)]));
});
afterAll(async () => {
  for (const { stop } of [writer, reader]) stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const ingest = (env: Record<string, string>) =>
  runCommand(['ingest', 'week.csv'], folder, {
    DATA_DIR: join(folder, 'data'),
    CLICKHOUSE_URL: writer.url,
    CLICKHOUSE_READ_URL: reader.url,
    ...env,
  });

test('a certificate of an unknown authority is refused, naming the setting', async () => {
  const { code, errors } = await ingest({});
  expect(code).toBe(69);
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^CLICKHOUSE_URL 127\.0\.0\.1:\d+ cannot be used: .+certificate.+ by NODE_EXTRA_CA_CERTS, /,
    ),
  ]);
  expect(writer.statements).toEqual([]);
});

test('weeks go to a server with an authority named by NODE_EXTRA_CA_CERTS', async () => {
  const { code } = await ingest({ NODE_EXTRA_CA_CERTS: authorityFile });
  expect(code).toBe(0);
  expect(writer.statements.map(({ sql }) => sql).join()).toContain('INSERT INTO seller');
  expect(reader.statements).not.toEqual([]);
});
