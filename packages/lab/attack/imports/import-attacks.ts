import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { formatStatus } from '@vitrina/conformance/wire/wire-request.ts';
import { Import } from '@vitrina/contract';
import * as z from 'zod/mini';
import type { Attack, Target } from '../attack.ts';
import { hostileFiles, longWorkbook } from './hostile-files.ts';
import { Importer } from './importer.ts';

const own = (target: Target) => new Importer(target, target.accessToken);
const small = Buffer.from('Неделя;Магазин\n');

/** What is wrong with the parts of an import that has one file of 10 bytes, and the status of each. */
const wrongParts: Readonly<Record<string, { part: object; status: RegExp }>> = {
  'beyond the size': { part: { bytes: Buffer.alloc(11).toString('base64') }, status: /^400/ },
  'of no Base64': { part: { bytes: '????' }, status: /^400/ },
  'of a file that is not there': { part: { fileIndex: 1 }, status: /^400/ },
  'at a negative offset': { part: { offset: -1 }, status: /^400/ },
  'of more than a megabyte': { part: { bytes: 'A'.repeat(1.45 * 1024 ** 2) }, status: /^400/ },
  'with a body of 2 MB': { part: { bytes: 'A'.repeat(2 * 1024 ** 2) }, status: /^413/ },
};

const parts: Attack = {
  name: 'wrong parts, and parts of another person',
  expected: 'each refused, nothing written',
  run: async (target) => {
    const importer = own(target);
    const { id } = await importer.read('POST', '', { files: [{ name: 'a.csv', size: 10 }] });
    const sound = { id, fileIndex: 0, offset: 0, bytes: 'AAAA' };
    const broken: string[] = [];
    const expectStatus = async (who: Importer, name: string, body: object, status: RegExp) => {
      const observed = formatStatus(await who.send('POST', '/append/part', body));
      if (!status.test(observed)) broken.push(`${name}: ${observed}`);
    };
    for (const [name, { part, status }] of Object.entries(wrongParts))
      await expectStatus(importer, name, { ...sound, ...part }, status);
    const other = await Importer.signIn(target, 'other@sauda.kz');
    await expectStatus(other, 'of another person', sound, /^404 IMPORT_NOT_FOUND$/);
    const { files } = await importer.read('GET', `/${id}`);
    const left = await importer.remove(id);
    const isHeld = broken.length === 0 && files[0]?.receivedBytes === 0 && left.length === 0;
    return { isHeld, observed: isHeld ? 'refused' : [...broken, ...left].join('; ') };
  },
};

const hostileNames = [
  '../../outside',
  '/tmp/outside',
  '..',
  'a\\..\\outside',
  'outside\0',
  '%2e%2e%2foutside',
  'я'.repeat(255),
];

const names: Attack = {
  name: 'path names as names of files',
  expected: 'no file outside of the import',
  run: async (target) => {
    const importer = own(target);
    const statuses: string[] = [];
    for (const name of hostileNames) {
      const response = await importer.send('POST', '', { files: [{ name, size: 0 }] });
      statuses.push(formatStatus(response));
      if (response.status === 200) await importer.remove(z.parse(Import, response.json).id);
    }
    const outside = readdirSync(target.folder, { encoding: 'utf8', recursive: true }).filter((path) =>
      path.endsWith('outside'),
    );
    return { isHeld: outside.length === 0, observed: [...statuses, ...outside].join(', ') };
  },
};

const fileAttacks = Object.entries(hostileFiles).map(([name, { content, refusal }]): Attack => ({
  name,
  expected: `refused: ${refusal.source}; nothing is left`,
  run: async (target) => {
    const importer = own(target);
    const { id, state, problems } = await importer.check('offers.xlsx', content);
    const said = problems.map(({ message }) => message).join('; ');
    const left = await importer.remove(id);
    const isHeld = state === 'refused' && refusal.test(said) && left.length === 0;
    return { isHeld, observed: [state, said.slice(0, 200), ...left].join(', ') };
  },
}));

/** Time after which a slow body must have been ended, ms. */
const SLOW_BODY_MS = 20_000;

/** Sends a part at one byte a second; returns the status of the response. */
const sendSlowly = async ({ port, accessToken }: Target): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(SLOW_BODY_MS, () => socket.destroy(new Error('The connection stays open')));
  socket.write(
    `POST /api/imports/append/part HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${accessToken}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
  );
  const dripping = setInterval(() => socket.write(' '), 1000);
  const response = await text(socket).finally(() => clearInterval(dripping));
  return /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 'no response';
};

const several: Attack = {
  name: 'imports of two people at once, each checked twice, beside a part at one byte a second',
  expected: 'each is checked once, the second call gets 400, the slow one 408',
  run: async (target) => {
    const slow = sendSlowly(target);
    const people = [own(target), await Importer.signIn(target, 'second@sauda.kz')];
    const checked = await Promise.all(
      people.map(async (importer) => {
        const id = await importer.upload('a.csv', small);
        const [first, second] = await Promise.all([importer.beginCheck(id), importer.beginCheck(id)]);
        const [low, high] = [first.status, second.status].toSorted((one, other) => one - other);
        const { state } = await importer.waitWhile(id, ['waiting', 'checking']);
        const left = await importer.remove(id);
        return [low, high, state, ...left].join(' ');
      }),
    );
    const observed = [...checked, await slow].join(', ');
    return { isHeld: observed === '200 400 refused, 200 400 refused, 408', observed };
  },
};

const removal: Attack = {
  name: 'a packed workbook removed while it is checked',
  expected: 'nothing is left, the next one is checked',
  run: async (target) => {
    const importer = own(target);
    const id = await importer.upload('a.xlsx.gz', longWorkbook());
    await importer.beginCheck(id);
    await importer.waitWhile(id, ['waiting']);
    const left = await importer.remove(id);
    const next = await importer.check('a.csv', small);
    await importer.remove(next.id);
    return { isHeld: left.length === 0 && next.state === 'refused', observed: [...left, next.state].join() };
  },
};

/** Attacks by files that a person imports. */
export const importAttacks: readonly Attack[] = [parts, names, ...fileAttacks, removal, several];
