import { gzipSync } from 'node:zlib';
import { workbookParts } from '../../../../apps/api/test/workbook.ts';
import { makeZip } from '../../../../apps/api/test/zip.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

const withSheet = (sheet: string): Buffer => makeZip(workbookParts('', { [SHEET]: sheet }));
const withEntry = (name: string, content: string | Buffer): Buffer =>
  makeZip([...workbookParts('<row/>'), { name, content }]);

const zeros = Buffer.alloc(2 ** 25);

/** A gzipped file that begins as a workbook. */
const packedBomb = (): Buffer => {
  const bomb = Buffer.from(zeros);
  bomb.write('504b0304', 'hex');
  return gzipSync(bomb);
};

/** Nested XML entities that expand to 10⁹ texts. */
const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');

const formatRow = (cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;

const formatSheet = (rows: readonly (readonly string[])[]): string =>
  `<worksheet><sheetData>${rows.map(formatRow).join('')}</sheetData></worksheet>`;

/** A row with all columns that a sheet may have. */
const wide = Array.from({ length: 16_384 }, (_, index) => `Столбец ${index}`);

/** Hostile files, and what the sentence says with which each is refused. */
export const hostileFiles: Readonly<Record<string, { content: Buffer; refusal: RegExp }>> = {
  'a zip bomb in a workbook': { content: withEntry('a', zeros), refusal: /200 times its packed size/ },
  'a gzipped bomb that begins as a workbook': { content: packedBomb(), refusal: /inflates to more than/ },
  'an XML bomb in a workbook': {
    content: withSheet(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><worksheet>&l9;</worksheet>`),
    refusal: /document type/,
  },
  'an external entity in a workbook': {
    content: withSheet('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>'),
    refusal: /document type/,
  },
  'a path name in a workbook': {
    content: withEntry('../../../outside', 'a'),
    refusal: /invalid relative path/,
  },
  'a workbook of 16 384 columns': {
    content: withSheet(formatSheet(Array.from({ length: 20 }, () => wide))),
    refusal: /there is no column/,
  },
};

/** A workbook that takes a while to unpack and check. */
export const longWorkbook = (): Buffer => {
  const rows = Array.from({ length: 50_000 }, (_, index) => [
    '2026-W40',
    `Жол ${index % 100}`,
    `${index}`,
    `Чай ${index}`,
    'Еда',
    '9',
    '1',
  ]);
  const header = ['Неделя', 'Магазин', 'Артикул', 'Товар', 'Категория', 'Цена', 'Продажи'];
  return gzipSync(withSheet(formatSheet([header, ...rows])));
};
