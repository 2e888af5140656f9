import { type Figure, verdict } from './verdict.ts';

const header = ['point', 'figure', 'ours', 'limit', 'ratio', 'bound', ''];

const number = (value: number) =>
  value.toLocaleString('en', {
    maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3,
  });

const cells = (figure: Figure): string[] => {
  const { point, name, unit, ours, limit, ratio, bound } = figure;
  const sign = bound?.must === 'at least' ? '≥' : '≤';
  const of = bound?.on === 'ours' ? `${unit === 'exponent' ? '' : ` ${unit}`}` : '';
  return [
    String(point),
    name,
    unit === 'exponent' ? number(ours) : `${number(ours)} ${unit}`,
    limit === undefined ? '' : `${number(limit)} ${unit}`,
    ratio === undefined ? '' : number(ratio),
    bound ? `${sign} ${number(bound.value)}${of}` : '',
    verdict(figure),
  ];
};

/** The figures as lines of text, in columns. */
export const asText = (figures: readonly Figure[]): string => {
  const rows = [header, ...figures.map(cells)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return `${rows.map((row) => line(row).trimEnd()).join('\n')}\n`;
};

/** The figures as a Markdown table. */
export const asMarkdown = (figures: readonly Figure[]): string => {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return `${[line(header), line(header.map(() => '---')), ...figures.map((figure) => line(cells(figure)))].join('\n')}\n`;
};
