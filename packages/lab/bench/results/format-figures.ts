import { checkBound, getRatio, type PointFigure } from './figure.ts';

const header = ['point', 'figure', 'value', 'baseline', 'ratio', 'bound', ''];

const formatNumber = (value: number): string =>
  value.toLocaleString('en', {
    maximumFractionDigits: value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3,
  });

/** The cells of a figure, in the order of the header. */
export const toCells = (figure: PointFigure): string[] => {
  const { point, name, unit, value, baseline, bound } = figure;
  return [
    String(point),
    name,
    `${formatNumber(value)} ${unit}`,
    baseline === undefined ? '' : `${formatNumber(baseline)} ${unit}`,
    baseline === undefined ? '' : formatNumber(getRatio(figure)),
    `≤ ${formatNumber(bound.limit)}${bound.on === 'value' ? ` ${unit}` : ''}`,
    checkBound(figure),
  ];
};

/** Formats figures as aligned lines of text under a header. */
export const formatText = (figures: readonly PointFigure[]): string => {
  const rows = [header, ...figures.map(toCells)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const formatLine = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return `${rows.map((row) => formatLine(row).trimEnd()).join('\n')}\n`;
};
