import { zipSync } from 'fflate';
import { buildStylesXml } from './cell-style.ts';
import { escapeXml } from './cell-xml.ts';
import { writeChart, writeDrawing } from './chart-xml.ts';
import { DRAWING_ID, writeSheet, getTableCorners, type Sheet } from './sheet-xml.ts';

const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const writeRelation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${officeNamespace}/${type}" Target="${target}"/>`;

const writeRelations = (inside: string): string =>
  `${xmlHeader}<Relationships xmlns="${packageNamespace}/relationships">${inside}</Relationships>`;

/** Characters Excel forbids in sheet names, and the longest name. */
const FORBIDDEN_IN_NAME = /[[\]:*?/\\']/g;
const MAX_NAME_LENGTH = 31;

/** Sheet name as Excel accepts it, escaped. */
const formatSheetName = ({ name }: Sheet): string =>
  escapeXml(name.replaceAll(FORBIDDEN_IN_NAME, ' ').slice(0, MAX_NAME_LENGTH));

/** Defined names of a table: filter area, rows and columns repeated in print. */
const writeTableNames = (sheet: Sheet, at: number): readonly string[] => {
  if (sheet.table === undefined) return [];
  const sheetReference = `'${formatSheetName(sheet)}'!`;
  const [from, to] = getTableCorners(sheet, sheet.table);
  return [
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${sheetReference}${from}:${to}</definedName>`,
    ...(sheet.table.top === 0
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${sheetReference}$A:$A,${sheetReference}$1:$1</definedName>`,
        ]
      : []),
  ];
};

const writeBook = (sheets: readonly Sheet[]): string => {
  const named = sheets.map(
    (sheet, at) => `<sheet name="${formatSheetName(sheet)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const names = sheets.flatMap(writeTableNames);
  const defined = names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
  return `${xmlHeader}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeNamespace}"><sheets>${named.join('')}</sheets>${defined}</workbook>`;
};

const drawingType = 'application/vnd.openxmlformats-officedocument.drawing';

/** Returns the names of the parts of a drawing, by the index of the sheet and of the chart. */
const getDrawingPart = (sheet: number): string => `drawing${sheet + 1}.xml`;
const getChartPart = (sheet: number, chart: number): string => `chart${sheet + 1}-${chart + 1}.xml`;

const writeContentTypes = (sheets: readonly Sheet[]): string => {
  const writeOverride = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${type}"/>`;
  const parts = sheets.flatMap(({ charts = [] }, at) => [
    writeOverride(`worksheets/sheet${at + 1}.xml`, `${spreadsheetType}.worksheet+xml`),
    ...(charts.length === 0 ? [] : [writeOverride(`drawings/${getDrawingPart(at)}`, `${drawingType}+xml`)]),
    ...charts.map((_, chart) =>
      writeOverride(`charts/${getChartPart(at, chart)}`, `${drawingType}ml.chart+xml`),
    ),
  ]);
  return [
    `${xmlHeader}<Types xmlns="${packageNamespace}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/>`,
    ...parts,
    '</Types>',
  ].join('');
};

const encoder = new TextEncoder();

/** Encodes chunks of text, 500 at a time: joined, they could exceed the maximum string length. */
const encodeChunks = (texts: readonly string[]): Uint8Array => {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < texts.length; at += 500)
    chunks.push(encoder.encode(texts.slice(at, at + 500).join('')));
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

type Parts = Record<string, Uint8Array>;

/** The parts of a sheet's charts; none without charts. */
const writeChartParts = (sheet: Sheet, at: number): Parts => {
  const { charts = [] } = sheet;
  if (charts.length === 0) return {};
  const relations = charts.map((_, chart) =>
    writeRelation(`rId${chart + 1}`, 'chart', `../charts/${getChartPart(at, chart)}`),
  );
  const parts: Parts = {
    [`xl/drawings/${getDrawingPart(at)}`]: encoder.encode(writeDrawing(charts)),
    [`xl/drawings/_rels/${getDrawingPart(at)}.rels`]: encoder.encode(writeRelations(relations.join(''))),
  };
  for (const [index, chart] of charts.entries())
    parts[`xl/charts/${getChartPart(at, index)}`] = encoder.encode(writeChart(formatSheetName(sheet), chart));
  return parts;
};

/** The parts of a sheet: its cells, the targets of its links, its charts. */
const writeSheetParts = (sheet: Sheet, at: number, onRow: () => void): Parts => {
  const { xml, relations } = writeSheet(sheet, at === 0, onRow);
  const drawing = sheet.charts?.length
    ? writeRelation(DRAWING_ID, 'drawing', `../drawings/${getDrawingPart(at)}`)
    : '';
  const targets = relations + drawing;
  return {
    [`xl/worksheets/sheet${at + 1}.xml`]: encodeChunks(xml),
    ...(targets === ''
      ? {}
      : { [`xl/worksheets/_rels/sheet${at + 1}.xml.rels`]: encoder.encode(writeRelations(targets)) }),
    ...writeChartParts(sheet, at),
  };
};

/**
 * Builds an Excel workbook. It contains no formulas: every text is a text.
 * @param onProgress receives the written fraction of rows, 0–1, every 1000 rows
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
  const files: Parts = {
    '[Content_Types].xml': encoder.encode(writeContentTypes(sheets)),
    '_rels/.rels': encoder.encode(writeRelations(writeRelation('rId1', 'officeDocument', 'xl/workbook.xml'))),
    'xl/workbook.xml': encoder.encode(writeBook(sheets)),
    'xl/styles.xml': encoder.encode(buildStylesXml()),
    'xl/_rels/workbook.xml.rels': encoder.encode(
      writeRelations(
        sheets
          .map((_, at) => writeRelation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
          .join('') + writeRelation('rIdStyles', 'styles', 'styles.xml'),
      ),
    ),
  };
  for (const [at, sheet] of sheets.entries()) Object.assign(files, writeSheetParts(sheet, at, onRow));
  return zipSync(files, { level: 5 });
};
