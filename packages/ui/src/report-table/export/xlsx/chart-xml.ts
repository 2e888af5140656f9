import { locale } from '../../../format/locale.ts';
import { escapeXml, toReference } from './cell-xml.ts';

/** Cells of one column, by row indices from 0, the last one included. */
export interface CellRange {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** A chart that Excel draws from cells of its sheet. */
export interface SheetChart {
  /** A line over weeks; columns or bars of amounts, those under 0 in another colour. */
  readonly kind: 'line' | 'column' | 'bar';
  readonly title: string;
  readonly categories: CellRange;
  readonly values: CellRange;
  /** Number format of the axis. */
  readonly format: string;
  /** Top left cell, and the size in cells. */
  readonly place: {
    readonly column: number;
    readonly row: number;
    readonly columns: number;
    readonly rows: number;
  };
}

const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const ACCENT = '0B63CE';
const DOWN = 'C2410C';
const INK = '5B6472';
const LINE = 'D9DDE4';

const fill = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

/** «'Итог'!$A$12:$A$37» */
const writeRange = (sheetName: string, { column, from, to }: CellRange): string => {
  const [first, last] = [toReference(column, from, '$'), toReference(column, to, '$')];
  return `<c:f>'${sheetName}'!${first}:${last}</c:f>`;
};

const writeText = (text: string, size: number): string =>
  `<c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}" b="1"/></a:pPr><a:r><a:rPr lang="${locale}" sz="${size}" b="1"/><a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx>`;

const axisText = `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="900">${fill(INK)}</a:defRPr></a:pPr><a:endParaRPr lang="${locale}"/></a:p></c:txPr>`;

/** The series: its colours, and the cells that it is drawn from. */
const writeSeries = (sheetName: string, { kind, title, categories, values }: SheetChart): string => {
  const shape =
    kind === 'line'
      ? `<c:spPr><a:ln w="28575" cap="rnd">${fill(ACCENT)}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`
      : `<c:spPr>${fill(ACCENT)}</c:spPr><c:invertIfNegative val="1"/>`;
  const inverted =
    kind === 'line'
      ? '<c:smooth val="0"/>'
      : `<c:extLst><c:ext uri="{6F2FDCE9-48DA-4B69-8628-5D25D57E5C99}" xmlns:c14="http://schemas.microsoft.com/office/drawing/2007/8/2/chart"><c14:invertSolidFillFmt><c14:spPr>${fill(DOWN)}</c14:spPr></c14:invertSolidFillFmt></c:ext></c:extLst>`;
  return [
    `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:v>${escapeXml(title)}</c:v></c:tx>${shape}`,
    `<c:cat><c:strRef>${writeRange(sheetName, categories)}</c:strRef></c:cat>`,
    `<c:val><c:numRef>${writeRange(sheetName, values)}</c:numRef></c:val>${inverted}</c:ser>`,
  ].join('');
};

const writePlot = (sheetName: string, chart: SheetChart): string => {
  const series = writeSeries(sheetName, chart);
  const axes = '<c:axId val="1"/><c:axId val="2"/>';
  return chart.kind === 'line'
    ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${axes}</c:lineChart>`
    : `<c:barChart><c:barDir val="${chart.kind === 'bar' ? 'bar' : 'col'}"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/>${axes}</c:barChart>`;
};

/** The axes; bars begin at the top, so that they are read in the order of their rows. */
const writeAxes = ({ kind, format }: SheetChart): string => {
  const isBar = kind === 'bar';
  const line = `<c:spPr><a:ln w="9525">${fill(LINE)}</a:ln></c:spPr>`;
  return [
    `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="${isBar ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/>`,
    `<c:axPos val="${isBar ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>`,
    `<c:tickLblPos val="low"/>${line}${axisText}<c:crossAx val="2"/></c:catAx>`,
    `<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="${isBar ? 'b' : 'l'}"/>`,
    `<c:majorGridlines>${line}</c:majorGridlines><c:numFmt formatCode="${format}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>`,
    `<c:tickLblPos val="nextTo"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${axisText}<c:crossAx val="1"/>${isBar ? '<c:crosses val="max"/>' : ''}</c:valAx>`,
  ].join('');
};

/** XML of one chart. Weeks without a value leave a gap. */
export const writeChart = (sheetName: string, chart: SheetChart): string =>
  [
    `${xmlHeader}<c:chartSpace xmlns:c="${drawingNamespace}/chart" xmlns:a="${drawingNamespace}/main" xmlns:r="${officeNamespace}"><c:roundedCorners val="0"/><c:chart>`,
    `<c:title>${writeText(chart.title, 1200)}<c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/>`,
    `<c:plotArea><c:layout/>${writePlot(sheetName, chart)}${writeAxes(chart)}</c:plotArea>`,
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>',
  ].join('');

const writeCorner = (name: string, column: number, row: number): string =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;

/** XML of a sheet's drawing, which places its charts; the relation of chart N is rIdN, from 1. */
export const writeDrawing = (charts: readonly SheetChart[]): string => {
  const anchors = charts.map(
    ({ title, place: { column, row, columns, rows } }, at) =>
      `<xdr:twoCellAnchor>${writeCorner('from', column, row)}${writeCorner('to', column + columns, row + rows)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${at + 2}" name="${escapeXml(title)}" descr="${escapeXml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawingNamespace}/chart"><c:chart xmlns:c="${drawingNamespace}/chart" xmlns:r="${officeNamespace}" r:id="rId${at + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`,
  );
  return `${xmlHeader}<xdr:wsDr xmlns:xdr="${drawingNamespace}/spreadsheetDrawing" xmlns:a="${drawingNamespace}/main">${anchors.join('')}</xdr:wsDr>`;
};
