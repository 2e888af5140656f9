import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { csv, feedRow } from '../../test/feed.ts';
import { freePort, startServer } from '../../test/server-process.ts';
import { startSmtp, type TestSmtp } from '../../test/smtp.ts';
import { storeFile } from '../installation/open-sources.ts';
import { subscribe } from '../store/letters.ts';
import { openStore, type Store } from '../store/store.ts';
import { findOrAddUser } from '../store/users.ts';

/** Longer than a server takes to start on a busy machine. */
const patient = { timeout: 30_000 };

let dataDir: string;
let store: Store;
let silent: TestSmtp;
let smtp: TestSmtp;
let texts: number;
let servers: ReturnType<typeof startServer>[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-letters-'));
  texts = 0;
  servers = [];
  smtp = await startSmtp();
  silent = await startSmtp({
    onData: (stream) => {
      texts += 1;
      stream.resume();
    },
  });
  store = openStore(storeFile(dataDir));
});
afterEach(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map(({ exit }) => exit));
  await store.close();
  await Promise.all([smtp.close(), silent.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

async function ingest(weekNumber: number): Promise<void> {
  const file = join(dataDir, `${weekNumber}.csv`);
  writeFileSync(file, csv([feedRow(1, { week_number: String(weekNumber) })]));
  const { code, errors } = await runCommand(['ingest', file], dataDir, { DATA_DIR: dataDir });
  expect({ code, errors }).toMatchObject({ code: 0 });
}

async function start({ url }: TestSmtp) {
  const server = startServer({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SMTP_URL: url,
    MAIL_FROM: 'letters@example.kz',
  });
  servers.push(server);
  return server;
}

test('a letter that is being sent when the server is killed is not sent by the next server', async () => {
  await ingest(45);
  const first = await start(smtp);
  await first.ready;
  await expect.poll(() => store.db.selectFrom('letter_week').selectAll().execute(), patient).toHaveLength(1);
  first.process.kill('SIGTERM');
  await first.exit;

  const now = new Date();
  const { id } = await findOrAddUser(store, { email: 'aigerim@example.kz', id: 'user', now });
  await subscribe(store, id, now);
  await ingest(46);
  const killed = await start(silent);
  killed.ready.catch(() => undefined);
  await expect.poll(() => texts, patient).toBe(1);
  killed.process.kill('SIGKILL');
  await killed.exit;

  // As if the lease of the letter had expired.
  await store.db.updateTable('letters').set({ due_at: now.toISOString() }).execute();
  const next = await start(smtp);
  await next.ready;
  await expect
    .poll(() => store.db.selectFrom('letters').select('state').execute(), patient)
    .toEqual([{ state: 'given up' }]);
  next.process.kill('SIGTERM');
  await next.exit;
  expect(await next.printed.output).toContain('letters are given up');
  expect(smtp.mails).toHaveLength(0);
}, 120_000);
