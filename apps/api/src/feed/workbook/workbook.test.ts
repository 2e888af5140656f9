import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openWorkbookFolder, readAll, workbookParts } from '../../../test/workbook.ts';
import { makeZip } from '../../../test/zip.ts';
import { openWorkbook } from './workbook.ts';

const { read, readSheet, write } = await closeAfterAll(openWorkbookFolder());

describe('files of other programs', () => {
  const table = [
    ['Артикул', 'Наименование', 'День', 'Цена, тг', 'Рейтинг', 'Доля', 'Есть', 'Ошибка'],
    ['104820117', 'Пылесос «Әмір» & Ко\nчёрный', '2026-11-09', '99990', '4.2', '1.2340', 'TRUE'],
    ['1.04820117000001E+18', ' с пробелами ', '2026-11-15', '1990.5', '5', '0.3', 'FALSE'],
  ];
  const total = [[], ['', '', '', '101980.5']];

  // openpyxl stores no values of formulas, and dates as ISO 8601 here.
  test.each([
    ['xlsxwriter', [...table, ...total], 2],
    ['openpyxl-1904', table, 1],
    ['libreoffice-1904', [...table, ...total], 2],
  ])('reads one of %s', async (name, rows, errorCells) => {
    const path = join(import.meta.dirname, `../../../test/workbooks/${name}.xlsx`);
    await using workbook = await openWorkbook({ path });
    expect(workbook.sheets).toHaveLength(2);
    expect(workbook.sheets).toContainEqual({ name: 'Прочее', isHidden: true });
    expect(workbook.sheets).toContainEqual({ name: 'Данные', isHidden: false });
    expect((await readAll(workbook.readRows('Данные'))).flat()).toEqual(rows);
    expect(workbook.errorCells()).toBe(errorCells);
    await expect(workbook.readRows('Лист9').next()).rejects.toThrow('has no sheet "Лист9"');
  });
});

describe('rows', () => {
  test('fill gaps between cells and rows, and end with the last value', async () => {
    const rows = await readSheet(
      '<row r="2"><c r="B2"><v>1</v></c><c r="AA2"><v>2</v></c><c r="XFD2" s="1"/></row><row r="3"/><row r="5"><c r="A5"><v>3</v></c></row><row r="9" s="2"><c r="C9"/></row>',
    );
    expect(rows).toEqual([[], ['', '1', ...Array<string>(24).fill(''), '2'], [], [], ['3']]);
  });

  test('are read without references and with a prefix, from a part at an absolute address', async () => {
    const given = {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="worksheet" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/Sheets/One.xml"/></Relationships>',
      'sheets/one.xml':
        '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row><x:row><x:c/><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    };
    expect(await readSheet('', given)).toEqual([
      ['1', 'a'],
      ['', '2'],
    ]);
  });

  test('are the same wherever a chunk of the file ends', async () => {
    const row = (index: number) =>
      `<row r="${index}"><c r="A${index}" t="inlineStr"><is><t>ә&amp;${'ы'.repeat(index % 97)} > 1</t></is></c></row>`;
    const rows = await readSheet(Array.from({ length: 5000 }, (_, index) => row(index + 1)).join(''));
    expect(rows).toEqual(
      Array.from({ length: 5000 }, (_, index) => [`ә&${'ы'.repeat((index + 1) % 97)} > 1`]),
    );
  });
});

describe('values', () => {
  const strings = (...items: string[]) => ({ 'xl/sharedStrings.xml': `<sst>${items.join('')}</sst>` });
  const readCell = async (cell: string, given?: Readonly<Record<string, string>>) =>
    (await readSheet(`<row>${cell}<c><v>7</v></c></row>`, given))[0]?.[0];

  test.each([
    ['104820117', '104820117'],
    ['-12', '-12'],
    ['1E5', '100000'],
    ['999999999999999', '999999999999999'],
    ['1000000000000000', '1E+15'],
    ['1.04820117000001E+18', '1.04820117000001E+18'],
    ['4.2000000000000002', '4.2'],
    ['4.199999999999999', '4.2'],
    ['1.234', '1.2340'],
    ['-1234.567', '-1234.5670'],
    ['1.2345', '1.2345'],
    ['0.000001', '0.000001'],
    ['1E-7', '1E-7'],
    ['0x10', '0x10'],
  ])('stored as the number %s are %s', async (stored, text) => {
    expect(await readCell(`<c><v>${stored}</v></c>`)).toBe(text);
  });

  test.each([
    ['a boolean', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['a formula', '<c><f>A1&lt;2</f><v>3</v></c>', '3'],
    ['a formula of text', '<c t="str"><f>B1</f><v> a_x000D_\n&#233;&lt;&quot; </v></c>', ' a\r\né<" '],
    ['a formula without a value', '<c><f>B1</f></c>', ''],
    ['an error', '<c t="e"><v>#N/A</v></c>', ''],
    ['an ISO time', '<c t="d"><v>2026-11-09T23:59:00Z</v></c>', '2026-11-09'],
    ['CDATA', '<c t="str"><v>1<![CDATA[<&>]]><!-- > -->2</v></c>', '1<&>2'],
    ['an attribute with a tag in it', `<c a='<v>"' t="b" b:t="e"><v>1</v></c>`, 'TRUE'],
    ['a large character', '<c t="str"><v>&#x1F600;</v></c>', '😀'],
  ])('are read from %s', async (_, cell, text) => {
    expect(await readCell(cell)).toBe(text);
  });

  test('are read from shared strings with runs, without phonetic hints', async () => {
    const given = strings(
      '<si><t/></si>',
      '<si><r><rPr><b/></rPr><t>Пыле</t></r><r><t xml:space="preserve">сос </t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si>',
      '<si><t>_x005F_x000D_</t></si>',
    );
    const cells = [0, 1, 2].map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    expect(await readSheet(`<row>${cells}</row>`, given)).toEqual([['', 'Пылесос ', '_x000D_']]);
  });

  const styles = {
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-419]d\\ mmmm;@"/><numFmt numFmtId="165" formatCode='# ##0\\ "дней";[Red]-0'/><numFmt numFmtId="166" formatCode="[h]:mm:ss"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 164, 165, 166, 22].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  };
  test.each([
    [1, '46335', '2026-11-09'],
    [2, '46335.75', '2026-11-09'],
    [5, '1', '1900-01-01'],
    [1, '59', '1900-02-28'],
    [1, '60', '1900-02-29'],
    [1, '61', '1900-03-01'],
    [1, '2958465', '9999-12-31'],
    [1, '2958466', '2958466'],
    [1, '0.5', '0.5'],
    [0, '46335', '46335'],
    [3, '46335', '46335'],
    [4, '46335', '46335'],
  ])('of style %i stored as %s are %s', async (style, stored, text) => {
    expect(await readCell(`<c s="${style}"><v>${stored}</v></c>`, styles)).toBe(text);
  });

  test('are dates of the system of 1904 where the workbook says so', async () => {
    const parts = workbookParts('<row><c s="1"><v>0</v></c><c s="1"><v>44873</v></c></row>', styles).map(
      (part) =>
        part.name === 'xl/workbook.xml'
          ? {
              ...part,
              content: String(part.content).replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
            }
          : part,
    );
    expect((await read(makeZip(parts))).rows).toEqual([['1904-01-01', '2026-11-09']]);
  });
});

test('can be read again after a reader that stopped early', async () => {
  const rows = '<row><c t="e"><v>#N/A</v></c><c><v>1</v></c></row>'.repeat(20_000);
  await using workbook = await openWorkbook({ path: await write(makeZip(workbookParts(rows))) });
  for await (const batch of workbook.readRows('Offers')) {
    expect(batch[0]).toEqual(['', '1']);
    expect(workbook.errorCells()).toBe(batch.length);
    break;
  }
  expect((await readAll(workbook.readRows('Offers'))).flat()).toHaveLength(20_000);
});

test('reads a zip64 archive', async () => {
  const parts = workbookParts('<row><c><v>1</v></c></row>');
  expect((await read(makeZip(parts, true))).rows).toEqual([['1']]);
});

test('refuses a file that is no workbook', async () => {
  const path = await write(Buffer.from('a,b\n1,2\n'));
  await expect(openWorkbook({ path })).rejects.toMatchObject({
    exitCode: 65,
    message: 'offers.xlsx is not an Excel workbook (.xlsx)',
  });
  await expect(openWorkbook({ path: `${path}.none` })).rejects.toMatchObject({ exitCode: 74 });
});
