import { checkBound, type Figure } from './figure.ts';

const header = ['point', 'figure', 'value', 'baseline', 'ratio', 'bound', ''];

const formatNumber = (value: number): string =>
  value.toLocaleString('en', {
    maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3,
  });

const formatBound = ({ unit, bound }: Figure): string => {
  if (!bound) return '';
  const sign = bound.must === 'at least' ? '≥' : '≤';
  const suffix = bound.on === 'ratio' || unit === 'exponent' ? '' : ` ${unit}`;
  return `${sign} ${formatNumber(bound.limit)}${suffix}`;
};

/** The cells of a figure, in the order of the header. */
export const toCells = (figure: Figure): string[] => {
  const { point, name, unit, value, baseline, ratio } = figure;
  return [
    String(point),
    name,
    unit === 'exponent' ? formatNumber(value) : `${formatNumber(value)} ${unit}`,
    baseline === undefined ? '' : `${formatNumber(baseline)} ${unit}`,
    ratio === undefined ? '' : formatNumber(ratio),
    formatBound(figure),
    checkBound(figure),
  ];
};

/** Formats figures as aligned lines of text under a header. */
export const formatText = (figures: readonly Figure[]): string => {
  const rows = [header, ...figures.map(toCells)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const formatLine = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return `${rows.map((row) => formatLine(row).trimEnd()).join('\n')}\n`;
};
