import { changeList, changeRows, isUnsold } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Cards and their offers with typical errors. */
export const productFaults: readonly PlantedFault[] = [
  [
    'an offer that left is one that stayed',
    'state',
    'products',
    changeRows(['product.offers'], (row) => ({
      ...row,
      state: row['state'] === 'left' ? 'stayed' : row['state'],
    })),
  ],
  [
    'the offers of a card are ordered by seller',
    'list-order',
    'products',
    changeList(['product.offers'], (rows) =>
      rows.toSorted((a, b) => Number(a['sellerId']) - Number(b['sellerId'])),
    ),
  ],
  [
    'absent is 0',
    'state',
    'products',
    changeRows(['product.offers'], (row) => ({ ...row, salesCountBefore: row['salesCountBefore'] ?? 0 })),
  ],
  [
    'the week before is the week itself',
    'week-before',
    'products',
    changeRows(['product.offers'], (row) =>
      row['state'] === 'stayed' ? { ...row, priceBefore: row['price'] } : row,
    ),
  ],
  [
    'a card is new that the week before had',
    'card-new',
    'products',
    changeRows(['product.info'], (row) => ({ ...row, isNew: true })),
  ],
  [
    'a card that sold nothing has a place',
    'card-place',
    'products',
    changeRows(['product.info'], (row) => (isUnsold(row) ? { ...row, placeInCategory: 1 } : row)),
  ],
];
