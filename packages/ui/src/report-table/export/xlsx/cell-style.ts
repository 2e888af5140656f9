/** Cell styles: number format, and whether the cell is a header, link or total. */
export const cellStyles = [
  'text',
  'head',
  'headEnd',
  'link',
  'money',
  'count',
  'percent',
  'index',
  'tenths',
  'difference',
  'change',
  'points',
  'moment',
  'term',
  'totalText',
  'totalMoney',
  'totalCount',
  'totalPercent',
] as const;

/** Name of a cell style. */
export type CellStyle = (typeof cellStyles)[number];

/** Number formats: id and code. Excel localizes commas, spaces and dates. */
const formats = {
  general: [0, ''],
  money: [164, '#,##0&quot;\u00a0₸&quot;'],
  count: [3, ''],
  percent: [165, '[&gt;=0.00995]0.0%;[&gt;0]0.00####%;0.0%'],
  index: [171, '0.00#'],
  tenths: [166, '0.0'],
  difference: [168, '+#,##0&quot;\u00a0₸&quot;;-#,##0&quot;\u00a0₸&quot;;0&quot;\u00a0₸&quot;'],
  change: [169, '+0.0%;-0.0%;0.0%'],
  points: [170, '+0.0;-0.0;0.0'],
  moment: [167, 'dd.mm.yyyy hh:mm'],
} as const;

const fonts = ['', '<b/>', '<u/>'] as const;

/** XML of one style: indices of number format, font, fill and border. */
const writeStyle = (format: keyof typeof formats, font = 0, fill = 0, border = 0, alignment = ''): string => {
  const references = `numFmtId="${formats[format][0]}" fontId="${font}" fillId="${fill}" borderId="${border}"`;
  const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
  return `<xf xfId="0" ${references} ${applied}><alignment vertical="top" ${alignment}/></xf>`;
};

const styleXml: Readonly<Record<CellStyle, string>> = {
  text: writeStyle('general'),
  head: writeStyle('general', 1, 2, 1, 'wrapText="1"'),
  headEnd: writeStyle('general', 1, 2, 1, 'wrapText="1" horizontal="right"'),
  link: writeStyle('general', 2),
  money: writeStyle('money'),
  count: writeStyle('count'),
  percent: writeStyle('percent'),
  index: writeStyle('index'),
  tenths: writeStyle('tenths'),
  difference: writeStyle('difference'),
  change: writeStyle('change'),
  points: writeStyle('points'),
  moment: writeStyle('moment', 0, 0, 0, 'horizontal="left"'),
  term: writeStyle('general', 1),
  totalText: writeStyle('general', 1, 0, 2),
  totalMoney: writeStyle('money', 1, 0, 2),
  totalCount: writeStyle('count', 1, 0, 2),
  totalPercent: writeStyle('percent', 1, 0, 2),
};

const writeFont = (decoration: (typeof fonts)[number]): string => {
  const colour = decoration === '<u/>' ? '<color rgb="FF0563C1"/>' : '<color rgb="FF1A1D23"/>';
  return `<font>${decoration}<sz val="11"/>${colour}<name val="Calibri"/><family val="2"/></font>`;
};

const writeBorder = (side: 'top' | 'bottom'): string => {
  const drawn = `<${side} style="thin"><color rgb="FFB9BFC9"/></${side}>`;
  return `<border><left/><right/>${side === 'top' ? drawn : '<top/>'}${side === 'bottom' ? drawn : '<bottom/>'}<diagonal/></border>`;
};

const writeList = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** XML of the styles part, in the order of `cellStyles`. */
export const buildStylesXml = (): string => {
  const own = Object.values(formats).filter(([, code]) => code !== '');
  const plain = '<fill><patternFill patternType="none"/></fill>';
  const grey = '<fill><patternFill patternType="gray125"/></fill>';
  const head = '<fill><patternFill patternType="solid"><fgColor rgb="FFF3F5F8"/></patternFill></fill>';
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    writeList(
      'numFmts',
      own.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
    ),
    writeList('fonts', fonts.map(writeFont)),
    writeList('fills', [plain, grey, head]),
    writeList('borders', [
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
      writeBorder('bottom'),
      writeBorder('top'),
    ]),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    writeList(
      'cellXfs',
      cellStyles.map((style) => styleXml[style]),
    ),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
};
