import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openWorkbookFolder, workbookParts } from '../../../test/workbook.ts';
import { makeZip, type ZipPart } from '../../../test/zip.ts';

const { read } = await closeAfterAll(openWorkbookFolder());

const sound = workbookParts('<row><c><v>1</v></c></row>');
const refused = (message: string | RegExp) => ({
  exitCode: 65,
  message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
});

describe('the archive', () => {
  const withEntry = (entry: ZipPart) => makeZip([...sound, entry]);
  const withLie = (lie: Partial<ZipPart>) =>
    makeZip(sound.map((part) => (part.name.includes('sheet1') ? { ...part, ...lie } : part)));
  const noise = Array.from({ length: 3000 }, (_, index) => `${Math.sin(index)}`).join();

  test.each<[string, Buffer, string]>([
    ['is cut', makeZip(sound).subarray(0, -30), 'offers.xlsx is cut or damaged'],
    ['is only a beginning', makeZip(sound).subarray(0, 700), 'offers.xlsx is cut or damaged'],
    ['has a wrong checksum', withLie({ crc: 1 }), 'the checksum of xl/worksheets/sheet1.xml is wrong'],
    ['has more bytes than it says', withLie({ bytes: 40 }), 'too many bytes in the stream'],
    ['has fewer bytes than it says', withLie({ bytes: 4000 }), 'not enough bytes in the stream'],
    ['is encrypted', withLie({ flags: 0x801 }), 'sheet1.xml is protected by a password'],
    ['uses another method', withLie({ method: 14 }), 'is packed by method 14; pack it as a usual zip'],
    ['has overlapping entries', withEntry({ name: 'a', content: noise, offset: 0 }), 'entries that overlap'],
    ['has an entry twice', withEntry({ name: 'XL/workbook.xml', content: '' }), 'two entries with the name'],
    ['has a path to outside', withEntry({ name: '../../etc/passwd', content: '' }), 'invalid relative path'],
    ['has an absolute path', withEntry({ name: '/etc/passwd', content: '' }), 'absolute path: /etc/passwd'],
    ['has a long name', withEntry({ name: 'a'.repeat(2000), content: '' }), 'a name of over 1000 characters'],
    [
      'is a bomb',
      withEntry({ name: 'a', content: Buffer.alloc(2 ** 25) }),
      'more than 200 times its packed size',
    ],
    [
      'has many entries',
      makeZip(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, content: '' }))),
      'has more than 10000 entries',
    ],
  ])('that %s is refused', async (_, content, message) => {
    await expect(read(content)).rejects.toMatchObject(refused(message));
  });

  test('that inflates to more than is allowed is refused', async () => {
    await expect(read(makeZip(sound), 500)).rejects.toMatchObject(refused('inflates to more than 500 bytes'));
  });
});

describe('the XML', () => {
  const readPart = (name: string, content: string) =>
    read(makeZip([...sound.filter((part) => part.name !== name), { name, content }]));
  const sheet = 'xl/worksheets/sheet1.xml';

  const laughs = '<!DOCTYPE worksheet [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet/>';
  const external = '<!DOCTYPE worksheet SYSTEM "file:///etc/passwd"><worksheet/>';
  const row = (cells: string) => `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`;
  test.each([
    ['entities of its own', laughs, 'near cell A1 cannot be read: it declares a document type (DTD)'],
    ['an external DTD', external, 'it declares a document type (DTD)'],
    ['an unknown entity', row('<c t="str"><v>&nbsp;</v></c>'), 'an entity that XML does not define: &nbsp'],
    ['an impossible character', row('<c t="str"><v>&#x110000;</v></c>'), 'does not define: &#x110000'],
    ['a lone ampersand', row('<c t="str"><v>a & b</v></c>'), 'an entity that XML does not define: & b'],
    ['tags that do not match', row('<c><v>1</c></v>'), '</c> has no opening tag'],
    ['an open tag', '<worksheet><sheetData>', 'it ends too early'],
    ['no element', '', 'it ends too early'],
    ['an open attribute', '<worksheet a="></worksheet>', 'it ends too early'],
    ['an attribute without quotes', row('<c r=A1><v>1</v></c>'), 'an attribute has no quotes'],
    ['spaces around a sign', row('<c t = "s"><v>1</v></c>'), 'an attribute has no quotes'],
    ['two roots', '<worksheet/><worksheet/>', 'it has two roots'],
    ['text beside its root', '<worksheet/>1', 'it ends too early'],
    ['deep elements', '<a>'.repeat(200), 'nested over 100 deep'],
  ])('with %s is refused', async (_, content, message) => {
    await expect(readPart(sheet, content)).rejects.toMatchObject(refused(message));
  });

  test('that is not UTF-8 is refused', async () => {
    const parts = sound.filter(({ name }) => name !== sheet);
    const content = Buffer.from(row('<c t="str"><v>\xe9</v></c>'), 'latin1');
    await expect(read(makeZip([...parts, { name: sheet, content }]))).rejects.toMatchObject(
      refused('was not valid for encoding utf-8'),
    );
  });

  const million = 'ы'.repeat(700_000);
  test.each([
    [
      'text',
      `<c r="B1" t="str"><v>${million}${million}</v></c>`,
      /sheet "Offers", near cell B1 cannot be read: .* longer than 1 MB/,
    ],
    [
      'text in parts',
      `<c r="B1" t="inlineStr"><is><t>${million}</t><t>${million}</t></is></c>`,
      /cell B1 cannot be read: .* longer than 1 MB/,
    ],
    ['tag', `<c r="B1" s="${million}${million}"><v>1</v></c>`, /longer than 1 MB/],
    ['comment', `<!--${million}${million}-->`, /longer than 1 MB/],
  ])('with a %s of over 1 MB is refused', async (_, cells, message) => {
    await expect(readPart(sheet, row(cells))).rejects.toMatchObject(refused(message));
  });

  test.each([
    ['a shared string that is missing', row('<c t="s"><v>7</v></c>'), 'there is no shared string 7'],
    [
      'a row beyond the last',
      '<worksheet><row r="1048577"/></worksheet>',
      'row 1048577 is beyond the last row',
    ],
    ['a column beyond the last', row('<c r="XFE1"/>'), 'cell XFE1 is beyond the last column of Excel, XFD'],
    ['rows out of order', '<worksheet><row r="2"/><row r="2"/></worksheet>', 'row 2 comes after row 2'],
    ['cells out of order', row('<c r="B1"/><c r="A1"/>'), 'cell A1 comes after cell B1'],
    ['a row of no number', '<worksheet><row r="x"/></worksheet>', 'row x comes after row 0'],
    ['a cell of no column', row('<c r="17"/>'), 'cell 17 comes after cell A1'],
  ])('with %s is refused', async (_, content, message) => {
    await expect(readPart(sheet, content)).rejects.toMatchObject(refused(message));
  });

  test('with millions of empty cells in a few bytes is refused', async () => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(1300);
    await expect(readPart(sheet, `<worksheet>${rows}</worksheet>`)).rejects.toMatchObject(
      refused('over 20000000 empty cells in gaps of over 100 columns'),
    );
  });

  test('of a workbook without sheets is refused', async () => {
    await expect(readPart('xl/workbook.xml', '<workbook/>')).rejects.toMatchObject(
      refused('is not an Excel workbook: it has no sheet with cells'),
    );
  });
});
