/** How a cell of a workbook looks: what its number is, and whether it is a head, a link or a total. */
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
  'moment',
  'term',
  'totalText',
  'totalMoney',
  'totalCount',
  'totalPercent',
] as const;

/** The name of a cell's look. */
export type CellStyle = (typeof cellStyles)[number];

/** Number formats, which Excel shows in the person's own language: commas, spaces, dates. */
const formats = {
  general: [0, ''],
  money: [164, '#,##0&quot;\u00a0₸&quot;'],
  count: [3, ''],
  percent: [165, '0.0%'],
  index: [2, ''],
  tenths: [166, '0.0'],
  difference: [168, '+#,##0&quot;\u00a0₸&quot;;-#,##0&quot;\u00a0₸&quot;;0&quot;\u00a0₸&quot;'],
  change: [169, '+0.0%;-0.0%;0.0%'],
  moment: [167, 'dd.mm.yyyy hh:mm'],
} as const;

const fonts = ['', '<b/>', '<u/>'] as const;

/** A look as a row of Excel's own tables: number format, font, fill and border by their places. */
const xf = (format: keyof typeof formats, font = 0, fill = 0, border = 0, alignment = ''): string => {
  const place = `numFmtId="${formats[format][0]}" fontId="${font}" fillId="${fill}" borderId="${border}"`;
  const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
  return `<xf xfId="0" ${place} ${applied}><alignment vertical="top" ${alignment}/></xf>`;
};

const looks: Readonly<Record<CellStyle, string>> = {
  text: xf('general'),
  head: xf('general', 1, 2, 1, 'wrapText="1"'),
  headEnd: xf('general', 1, 2, 1, 'wrapText="1" horizontal="right"'),
  link: xf('general', 2),
  money: xf('money'),
  count: xf('count'),
  percent: xf('percent'),
  index: xf('index'),
  tenths: xf('tenths'),
  difference: xf('difference'),
  change: xf('change'),
  moment: xf('moment', 0, 0, 0, 'horizontal="left"'),
  term: xf('general', 1),
  totalText: xf('general', 1, 0, 2),
  totalMoney: xf('money', 1, 0, 2),
  totalCount: xf('count', 1, 0, 2),
  totalPercent: xf('percent', 1, 0, 2),
};

const font = (marks: (typeof fonts)[number]): string => {
  const colour = marks === '<u/>' ? '<color rgb="FF0563C1"/>' : '<color rgb="FF1A1D23"/>';
  return `<font>${marks}<sz val="11"/>${colour}<name val="Calibri"/><family val="2"/></font>`;
};

const line = (side: 'top' | 'bottom'): string => {
  const drawn = `<${side} style="thin"><color rgb="FFB9BFC9"/></${side}>`;
  return `<border><left/><right/>${side === 'top' ? drawn : '<top/>'}${side === 'bottom' ? drawn : '<bottom/>'}<diagonal/></border>`;
};

const listed = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** The part of a workbook that says how each look is drawn, in the order of `cellStyles`. */
export const buildStylesXml = (): string => {
  const own = Object.values(formats).filter(([, code]) => code !== '');
  const plain = '<fill><patternFill patternType="none"/></fill>';
  const grey = '<fill><patternFill patternType="gray125"/></fill>';
  const head = '<fill><patternFill patternType="solid"><fgColor rgb="FFF3F5F8"/></patternFill></fill>';
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    listed(
      'numFmts',
      own.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`),
    ),
    listed('fonts', fonts.map(font)),
    listed('fills', [plain, grey, head]),
    listed('borders', [
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
      line('bottom'),
      line('top'),
    ]),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    listed(
      'cellXfs',
      cellStyles.map((style) => looks[style]),
    ),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
};
