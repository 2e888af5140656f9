import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openWorkbookFolder, readAll, workbookParts } from '../../../test/workbook.ts';
import { makeZip } from '../../../test/zip.ts';
import { openPackage } from './package-kind.ts';
import { openWorkbook, readWorkbook } from './workbook.ts';
import { findZippedFile } from './zipped-file.ts';

const { write } = await closeAfterAll(openWorkbookFolder());

/** An OLE file whose directory, in the second sector, has a file of this name. */
const makeOle = (name: string): Buffer => {
  const file = Buffer.alloc(1536);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.write(name, 1024 + 128, 'utf16le');
  return file;
};

const zip = (...names: string[]) => makeZip(names.map((name) => ({ name, content: `in ${name}` })));

test.each<[string, Buffer, string]>([
  ['.xls', makeOle('Workbook'), 'is a file of an old Excel (.xls): open it in Excel and save it as .xlsx'],
  [
    'password',
    makeOle('EncryptedPackage'),
    'is protected by a password: open it in Excel, take the password off',
  ],
  ['.xlsb', zip('[Content_Types].xml', 'xl/workbook.bin'), 'is a binary workbook (.xlsb)'],
  ['.ods', zip('mimetype', 'content.xml'), 'is an OpenDocument file (.ods)'],
  ['Numbers', zip('Index/Document.iwa'), 'is a file of Numbers: export it as .xlsx'],
])('refuses a workbook of another kind: %s', async (_, content, message) => {
  const path = await write(content);
  await expect(openPackage({ path })).rejects.toMatchObject({
    exitCode: 65,
    message: expect.stringContaining(`offers.xlsx ${message}`),
  });
});

test.each([['a,b\n1,2\n'], [''], ['PK'], ['PAR1PAR1']])('finds neither in %j', async (content) => {
  expect(await openPackage({ path: await write(Buffer.from(content)) })).toBeUndefined();
});

test('finds a workbook by its content', async () => {
  const path = await write(makeZip(workbookParts('')), 'offers.csv');
  const found = await openPackage({ path });
  if (found?.kind !== 'workbook') throw new Error('no workbook');
  await using workbook = await readWorkbook(found.archive);
  expect(workbook.sheets).toEqual([{ name: 'Offers', isHidden: false }]);
});

const openZipped = async (content: Uint8Array) => {
  const found = await openPackage({ path: await write(content, 'offers.zip') });
  if (found?.kind !== 'zip') throw new Error('no zip');
  await using _ = found.archive;
  const { content: stream, ...file } = findZippedFile(found.archive);
  return { ...file, content: Buffer.concat(await readAll(stream)) };
};

test('finds the one file of a zip beside what systems add', async () => {
  const content = zip('Week/', 'Week/цены.csv', '__MACOSX/Week/._цены.csv', 'Week/.DS_Store');
  const file = await openZipped(content);
  expect(file).toMatchObject({ name: 'цены.csv', bytes: 20 });
  expect(file.content.toString()).toBe('in Week/цены.csv');
});

test('refuses a zip of no file or several', async () => {
  await expect(openZipped(zip('a/'))).rejects.toThrow('offers.zip has no file in it');
  await expect(openZipped(zip('a.csv', 'b.csv'))).rejects.toThrow('offers.zip has 2 files in it; pack each');
});

test('gives a workbook in a zip, which can be opened, and a zip in a zip, which cannot', async () => {
  const workbook = makeZip(workbookParts('<row><c><v>1</v></c></row>'));
  const { content } = await openZipped(makeZip([{ name: 'a.xlsx', content: workbook, method: 0 }]));
  await using opened = await openWorkbook({ path: await write(content) });
  expect(opened.sheets).toHaveLength(1);
  const nested = await openZipped(makeZip([{ name: 'b.zip', content: zip('a.csv') }]));
  const path = await write(nested.content, 'b.zip');
  await expect(openWorkbook({ path })).rejects.toThrow('b.zip is not an Excel workbook (.xlsx)');
});
