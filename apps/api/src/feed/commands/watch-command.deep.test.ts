import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../../test/command.ts';
import { csv, feedRow } from '../../../test/feed.ts';

let folder: string;
let inbox: string;
const events: unknown[] = [];
const server = createServer((request, response) => {
  void json(request).then((event) => {
    events.push(event);
    response.writeHead(events.length > 1 ? 500 : 204).end();
  });
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-watch-'));
  inbox = await mkdtemp(join(folder, 'inbox-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const env = () => ({ DATA_DIR: join(folder, 'data') });
const deliver = async (name: string, content: string) => {
  await writeFile(join(inbox, name), content);
  await writeFile(join(inbox, `${name}.done`), '');
};

test('ingests each delivery once and reports the outcome to the webhook', async () => {
  await deliver('45.csv', csv([feedRow(1), feedRow(2, { product_kaspi_id: 'P1' })]));
  await deliver('46.csv', 'seller\n1\n');
  await deliver('99.csv', csv([feedRow(1, { year: '2030' })]));
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const run = () => runCommand(['watch', '--once', '--webhook', webhook, inbox], folder, env());
  const { code, output, errors } = await run();
  const warning = '2026-W45: 1 article on several product ids, such as P1 on 1 and 2';
  expect([code, output]).toEqual([0, `45.csv: published: 2026-W45\nWarning: ${warning}\n`]);
  expect(errors).toContain(`Publishes to data directory ${join(folder, 'data')}: no server has it open.`);
  const future = (await readFile(join(inbox, '99.csv.refused'), 'utf8')).trim();
  expect(future).toContain('Not ended in Kazakhstan (UTC+5): 2030-W45.');
  expect(errors).toContain(`The webhook ${webhook} could not be called: it responded 500`);
  const refused = (await readFile(join(inbox, '46.csv.refused'), 'utf8')).trim();
  expect(refused).toContain('nothing is published');
  expect(events).toEqual([
    {
      delivery: '45.csv',
      outcome: 'published',
      weeks: ['2026-W45'],
      rows: { read: 2, loaded: 2, rejected: 0, duplicates: 0 },
      reasons: [],
      warnings: [{ kind: 'split-article', week: '2026-W45', count: 1, message: warning }],
    },
    { delivery: '46.csv', outcome: 'refused', weeks: [], error: refused },
    { delivery: '99.csv', outcome: 'refused', weeks: [], error: future },
  ]);
  expect((await readdir(inbox)).toSorted()).toEqual([
    '45.csv',
    '45.csv.taken',
    '46.csv',
    '46.csv.refused',
    '99.csv',
    '99.csv.refused',
  ]);
  expect(await run()).toMatchObject({ code: 0, output: '' });
});

test('watches until a signal ends it', async () => {
  const watching = startCommand(['watch', '--interval', '1', inbox], folder, env());
  await deliver('47.csv', csv([feedRow(1, { week_number: '47' })]));
  await once(watching.process.stdout, 'data');
  watching.process.kill('SIGTERM');
  expect(await watching.ended).toMatchObject({ code: 0, output: '47.csv: published: 2026-W47\n' });
});

test('an app database of a later version ends the watch with the exit code that its unit does not repeat', async () => {
  const database = new DatabaseSync(join(folder, 'data/vitrina.sqlite'));
  database.exec('INSERT INTO migrations (step) VALUES (9999)');
  database.close();
  await deliver('47.csv', csv([feedRow(1)]));
  const { code, errors } = await runCommand(['watch', inbox], folder, env());
  expect(code).toBe(78);
  expect(errors).toContain('The app database was built by a later version of Vitrina.');
  expect(await readdir(inbox)).toContain('47.csv.done');
});
