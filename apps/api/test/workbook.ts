import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkbook } from '../src/feed/workbook/workbook.ts';
import { makeZip, type ZipPart } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationships = (targets: Readonly<Record<string, string>>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
    targets,
  )
    .map(([type, target]) => `<Relationship Id="${type}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Returns what a stream yields. */
export const readAll = async <Item>(stream: AsyncIterable<Item>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
};

/** Parts of a workbook of one sheet; a part that is given replaces the one with its name. */
export const workbookParts = (
  sheetData: string,
  given: Readonly<Record<string, string>> = {},
): readonly ZipPart[] =>
  Object.entries({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/_rels/workbook.xml.rels': relationships({
      worksheet: 'worksheets/sheet1.xml',
      sharedStrings: 'sharedStrings.xml',
      styles: 'styles.xml',
    }),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Offers" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...given,
  }).map(([name, content]) => ({ name, content }));

/** A folder for test files, removed by `close`. */
export const openWorkbookFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-workbook-'));

  /** Writes a file and returns its path. */
  const write = async (content: Uint8Array, name = 'offers.xlsx') => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };

  /** Returns the rows of a workbook's first sheet and its number of error cells. */
  const read = async (content: Uint8Array, maxBytes?: number) => {
    await using workbook = await openWorkbook({ path: await write(content) }, maxBytes);
    const rows = (await readAll(workbook.readRows(workbook.sheets[0]?.name ?? ''))).flat();
    return { rows, errorCells: workbook.errorCells() };
  };

  /** Returns the rows of a sheet with this content. */
  const readSheet = async (sheetData: string, given?: Readonly<Record<string, string>>) =>
    (await read(makeZip(workbookParts(sheetData, given)))).rows;

  return { write, read, readSheet, close: () => rm(folder, { recursive: true }) };
};
