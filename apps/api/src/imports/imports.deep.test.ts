import { noMapping } from '@vitrina/conformance/sign-in-backend/example-check.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthResult, type Import, Import as ImportSchema, ImportRejects } from '@vitrina/contract';
import * as z from 'zod/mini';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort, startServer } from '../../test/server-process.ts';
import { workbookParts } from '../../test/workbook.ts';
import { makeZip } from '../../test/zip.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-imports-'));
const port = await freePort();
const settings = { DATA_DIR: dataDir, PORT: String(port), NODE_ENV: 'production' };
let server = startServer(settings);
await server.ready;
afterAll(async () => {
  server.process.kill();
  await server.exit;
  await rm(dataDir, { recursive: true });
});

/** Signs a new person in; returns calls in that person's name. */
const signIn = async (email: string) => {
  let token = '';
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    return response.json();
  };
  await send('POST', '/auth/request-code', { email });
  const code = await vi.waitFor(() => {
    const [, found] = new RegExp(`${email}: (\\d{6})`).exec(server.lines()) ?? [];
    return z.parse(z.string(), found);
  });
  token = z.parse(AuthResult, await send('POST', '/auth/verify-code', { email, code })).accessToken;
  const read = async (method: string, path: string, body?: object) =>
    z.parse(ImportSchema, await send(method, path, body));

  /** Sends files whole. */
  const upload = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
    const contents = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)] as const);
    const sizes = contents.map(([name, { length }]) => ({ name, size: length }));
    const { id } = await read('POST', '/imports', { files: sizes });
    for (const [fileIndex, [, bytes]] of contents.entries())
      await read('POST', '/imports/append/part', {
        id,
        fileIndex,
        offset: 0,
        bytes: bytes.toString('base64'),
      });
    return id;
  };

  /** Waits until an import neither waits nor runs. */
  const settle = (id: string): Promise<Import> =>
    vi.waitFor(
      async () => {
        const view = await read('GET', `/imports/${id}`);
        if (['waiting', 'checking', 'publishing'].includes(view.state)) throw new Error(view.state);
        return view;
      },
      { timeout: 60_000, interval: 100 },
    );

  const check = async (id: string, changes: object = {}): Promise<Import> => {
    await read('POST', '/imports/begin/check', { id, mapping: { ...noMapping, ...changes } });
    return settle(id);
  };
  const publish = async (id: string, replace = false): Promise<Import> => {
    await read('POST', '/imports/begin/publication', { id, replace, acceptsRejects: false });
    return settle(id);
  };
  return { send, upload, check, publish };
};

const table = (...rows: readonly string[]) =>
  `Неделя;Магазин;Артикул;Товар;Категория;Цена;Продажи\n${rows.join('\n')}\n`;

test('a table is checked, solved, published, and read at once', async () => {
  const { send, upload, check, publish } = await signIn('a@example.kz');
  const id = await upload({ 'a.csv': table('46;Жол;1;Чай;Еда;9 990,50 ₸;2', '46;Сауда;1;Чай;Еда;9 000;0') });
  expect(await check(id)).toMatchObject({
    state: 'refused',
    problems: [{ kind: 'missing-column', field: 'year' }],
    readings: [{ columns: [{ header: 'Неделя', field: 'week_number' }, {}, {}, {}, {}, {}, {}] }],
  });
  expect(await check(id, { year: 2026 })).toMatchObject({
    state: 'checked',
    problems: [],
    report: { loadedCount: 2, weeks: [{ year: 2026, weekNumber: 46, revenue: 19_981, replaced: null }] },
  });
  expect(await send('GET', '/report/periods')).toMatchObject({ reportPeriods: [] });
  expect(await publish(id)).toMatchObject({ state: 'published' });
  expect(await send('GET', '/report/periods')).toMatchObject({
    reportPeriods: [{ year: 2026, weekNumber: 46 }],
  });
  expect(await send('GET', '/report/seller-info/2026/46/1')).toMatchObject({
    sellerInfo: { sellerTitle: 'Жол', revenue: 19_981 },
  });
});

test('a refused row is in the report and among the rejects, and needs consent', async () => {
  const { send, upload, check, publish } = await signIn('r@example.kz');
  const id = await upload({
    'r.csv': table('2026-W45;Жол;1;Чай;Еда;100;1', '2026-W45;Жол;2;Мёд;Еда;даром;1'),
  });
  const { report } = await check(id);
  expect(report?.rejects).toMatchObject([
    { field: 'price', rowsCount: 1, file: 'r.csv', row: 3, value: 'даром' },
  ]);
  const { csv } = z.parse(ImportRejects, await send('GET', `/imports/${id}/rejects`));
  expect(csv).toMatch(/^file;row;column;value;reason\r\nr\.csv;3;price;даром;is not a number/);
  const [problem] = (await publish(id)).problems;
  expect(problem?.message).toContain('1 of 2 rows break a rule');
});

test('a published week is replaced only by who says so', async () => {
  const { send, upload, check, publish } = await signIn('b@example.kz');
  const id = await upload({ 'b.csv': table('2026-W46;Жол;1;Чай;Еда;100;1') });
  const { report } = await check(id);
  expect(report?.weeks).toMatchObject([{ offersCount: 1, replaced: { offersCount: 2 } }]);
  const [problem] = (await publish(id)).problems;
  expect(problem?.message).toContain('Published already: 2026-W46');
  await check(id);
  expect(await publish(id, true)).toMatchObject({ state: 'published' });
  const { user } = (await send('GET', '/auth/me')) as { user: { id: string } };
  const replaced = { event: 'replace', subject: '2026-W46', userId: user.id, address: '127.0.0.1' };
  expect(server.lines()).toContain(JSON.stringify(replaced).slice(1, -1));
});

test('a hostile file is refused by its sentence, and the server goes on', async () => {
  const { send, upload, check } = await signIn('c@example.kz');
  const bomb = makeZip([...workbookParts('<row/>'), { name: 'a', content: Buffer.alloc(2 ** 25) }]);
  const external = '<!DOCTYPE worksheet SYSTEM "file:///etc/passwd"><worksheet/>';
  const entity = makeZip(workbookParts('', { 'xl/worksheets/sheet1.xml': external }));
  for (const [content, message] of [
    [bomb, 'more than 200 times its packed size'],
    [entity, 'document type'],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'is no table'],
  ] as const) {
    const { state, problems } = await check(await upload({ 'offers.xlsx': content }));
    expect([state, problems[0]?.message]).toEqual(['refused', expect.stringContaining(message)]);
  }
  expect(await send('GET', '/health')).toMatchObject({ ok: true });
});

test('after a restart an import is lost, with its files', async () => {
  const { send, upload } = await signIn('d@example.kz');
  const id = await upload({ 'd.csv': table('2026-W46;Жол;1;Чай;Еда;100;1') });
  expect(await readdir(join(dataDir, 'imports'))).toContain(id);
  server.process.kill('SIGKILL');
  await server.exit;
  server = startServer(settings);
  await server.ready;
  expect(await send('GET', `/imports/${id}`)).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
  expect(await readdir(dataDir)).not.toContain('imports');
});
