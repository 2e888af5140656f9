import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { workbookParts } from '../../../../apps/api/test/workbook.ts';
import { makeZip } from '../../../../apps/api/test/zip.ts';

type Row = readonly (string | number)[];

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Texts of a workbook, each once, in the order of their indexes. */
class SharedTexts {
  readonly #indexes = new Map<string, number>();

  indexOf(text: string): number {
    const found = this.#indexes.get(text) ?? this.#indexes.size;
    this.#indexes.set(text, found);
    return found;
  }

  format(): Buffer {
    const items = [...this.#indexes.keys()].map((text) => `<si><t>${escapeXml(text)}</t></si>`);
    return Buffer.from(`<sst>${items.join('')}</sst>`);
  }
}

/** Writes rows, the lines of a file of JSON lists, as a workbook with shared texts, as Excel does. */
export const writeWorkbook = async (lines: string, file: string): Promise<void> => {
  const texts = new SharedTexts();
  const formatCell = (value: string | number, column: number, row: number): string => {
    const place = `r="${String.fromCharCode(65 + column)}${row}"`;
    return typeof value === 'number'
      ? `<c ${place}><v>${value}</v></c>`
      : `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const sheet: Buffer[] = [Buffer.from('<worksheet><sheetData>')];
  for await (const line of createInterface({ input: createReadStream(lines) })) {
    const row = sheet.length;
    const cells = (JSON.parse(line) as Row).map((value, column) => formatCell(value, column, row));
    sheet.push(Buffer.from(`<row r="${row}">${cells.join('')}</row>`));
  }
  sheet.push(Buffer.from('</sheetData></worksheet>'));
  const name = 'xl/worksheets/sheet1.xml';
  const parts = workbookParts('').filter((part) => part.name !== name);
  const contents = [
    { name, content: Buffer.concat(sheet) },
    { name: 'xl/sharedStrings.xml', content: texts.format() },
  ];
  await writeFile(file, makeZip([...parts, ...contents]));
};
