import { PricePositionDots } from '../../charts/price-position/price-position.tsx';
import { NO_VALUE } from '../../format/numbers.ts';
import { ProspectMark } from '../../primitives/prospect-badge.tsx';
import type { TableRow } from '../columns/column.ts';
import type { TwoLineLayout } from './two-line-layout.ts';

/** Index of a row as a number beside its meter; «—» without sales. */
const RowIndex = ({ row }: { readonly row: TableRow }) => {
  const index = row['potentialProfitIndex'];
  if (typeof index !== 'number') return null;
  return index === 0 ? NO_VALUE : <ProspectMark index={index} />;
};

/** Start of a row's second line. */
export const RowBadge = ({ row, lines }: { readonly row: TableRow; readonly lines: TwoLineLayout }) => {
  if (lines.hasIndex === true) return <RowIndex row={row} />;
  if (lines.hasPosition !== true) return null;
  const gap = row['gapToOthers'];
  return <PricePositionDots gap={typeof gap === 'number' ? gap : null} />;
};
