import { useMemo } from 'react';
import { useOwnShop } from '../follow/known-follows.ts';

/** Marks the row of the person's own shop in a list of sellers; `field` names the rows. */
export function useOwnRows<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  field: string | undefined,
): readonly Row[] {
  const shop = useOwnShop();
  return useMemo(
    () =>
      shop === undefined || field !== 'sellerTitle'
        ? rows
        : rows.map((row) => (row['sellerId'] === shop ? { ...row, isOwn: true } : row)),
    [rows, field, shop],
  );
}
