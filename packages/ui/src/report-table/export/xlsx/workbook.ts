import { zipSync } from 'fflate';
import { buildStylesXml } from './cell-style.ts';
import { escapeXml, writeSheet, getTableCorners, type Sheet } from './sheet-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

const relations = (inside: string): string =>
  `${head}<Relationships xmlns="${packages}/relationships">${inside}</Relationships>`;

/** Excel refuses these in the name of a sheet, and a name longer than this. */
const UNFIT_FOR_NAME = /[[\]:*?/\\']/g;
const NAME_AT_MOST = 31;

/** What a sheet is called in the workbook. */
const sheetName = ({ name }: Sheet): string =>
  escapeXml(name.replaceAll(UNFIT_FOR_NAME, ' ').slice(0, NAME_AT_MOST));

/** Names that Excel knows a table by: what its filter covers, and what stands on every printed page. */
const tableNames = (sheet: Sheet, at: number): readonly string[] => {
  if (sheet.table === undefined) return [];
  const place = `'${sheetName(sheet)}'!`;
  const [from, to] = getTableCorners(sheet, sheet.table);
  return [
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${place}${from}:${to}</definedName>`,
    `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${place}$A:$A,${place}$1:$1</definedName>`,
  ];
};

const bookXml = (sheets: readonly Sheet[]): string => {
  const named = sheets.map(
    (sheet, at) => `<sheet name="${sheetName(sheet)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const names = sheets.flatMap(tableNames);
  const defined = names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
  return `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${named.join('')}</sheets>${defined}</workbook>`;
};

const typesXml = (sheets: readonly Sheet[]): string => {
  const parts = sheets.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  return [
    `${head}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>`,
    ...parts,
    '</Types>',
  ].join('');
};

const encoder = new TextEncoder();

/** Pieces of text as bytes, encoded a few hundred at a time: one string of them all may be too long. */
const bytesOf = (pieces: readonly string[]): Uint8Array => {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < pieces.length; at += 500)
    chunks.push(encoder.encode(pieces.slice(at, at + 500).join('')));
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/**
 * An Excel workbook of these sheets. It holds no formula: every text is a text.
 * @param onProgress told now and then which part of the rows is written, 0–1
 */
export const buildWorkbook = (
  sheets: readonly Sheet[],
  onProgress: (part: number) => void,
): Uint8Array<ArrayBuffer> => {
  const all = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  let written = 0;
  const onRow = (): void => {
    written += 1;
    if (written % 1000 === 0) onProgress(written / all);
  };
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': encoder.encode(typesXml(sheets)),
    '_rels/.rels': encoder.encode(relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))),
    'xl/workbook.xml': encoder.encode(bookXml(sheets)),
    'xl/styles.xml': encoder.encode(buildStylesXml()),
    'xl/_rels/workbook.xml.rels': encoder.encode(
      relations(
        sheets
          .map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
          .join('') + relation('rIdStyles', 'styles', 'styles.xml'),
      ),
    ),
  };
  for (const [at, sheet] of sheets.entries()) {
    const parts = writeSheet(sheet, onRow);
    files[`xl/worksheets/sheet${at + 1}.xml`] = bytesOf(parts.xml);
    if (parts.relations !== '')
      files[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = encoder.encode(relations(parts.relations));
  }
  return zipSync(files, { level: 5 });
};
