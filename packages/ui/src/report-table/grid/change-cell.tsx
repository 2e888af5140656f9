import type { ReactNode } from 'react';
import { chooseTone, explainChance, toneClasses } from '../../format/change.ts';
import { formatTenths } from '../../format/numbers.ts';
import type { Column, TableRow } from '../columns/column.ts';

/** Least relative change that is not muted, in percent. */
const MIN_PERCENT = 1;

const readNumber = (row: TableRow, field: string): number | null => {
  const value = row[field];
  return typeof value === 'number' ? value : null;
};

/** Text of a change: one that rounds to zero is «<0,1». No change is 0, so that nearly equal rows show the others. */
const formatChangeText = ({ traits }: Column, number: number): string => {
  if (number === 0) return '0';
  const text = traits.format(number);
  return /[1-9]/.test(text) ? text : `<${formatTenths(0.1)}`;
};

/** Renders the change of a price, which is neither good nor bad. */
const renderPriceChange = (text: string, percent: number): ReactNode => (
  <span className={Math.abs(percent) < MIN_PERCENT ? toneClasses.muted : toneClasses.neutral}>{text}</span>
);

/** Renders a change of a row in the colour of its own sign, a change of revenue or of share; one within chance is muted, marked with «≈» and explained. */
export const renderChange = (column: Column, row: TableRow, number: number): ReactNode => {
  const text = formatChangeText(column, number);
  if (number === 0) return <span className={toneClasses.muted}>{text}</span>;
  if (column.field === 'priceChange') return renderPriceChange(text, number);
  const isChance = row['isWithinChance'] === true;
  // A row of one week alone has no ratio: it is neutral, since its chance is unknown.
  const size = Math.abs(readNumber(row, 'revenueChange') ?? 1);
  const tone = chooseTone(Math.sign(number) * size, {
    isColoured: row['isWithinChance'] === false,
    isWithinChance: isChance,
  });
  const [units, unitsBefore] = [readNumber(row, 'salesCount'), readNumber(row, 'salesCountBefore')];
  return (
    <span
      className={toneClasses[tone]}
      title={
        isChance && units !== null && unitsBefore !== null ? explainChance(units, unitsBefore) : undefined
      }
    >
      {isChance ? `≈\u00a0${text}` : text}
    </span>
  );
};
