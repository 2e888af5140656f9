import type { SellerChanges, SellerPrices } from '@vitrina/contract';
import { changeBody } from '../change-body.ts';
import type { PlantedFault } from './planted-fault.ts';

const changeSellerChanges = (change: (changes: SellerChanges) => Partial<SellerChanges>) =>
  changeBody('seller.changes', (body) => {
    const sellerChanges = body['sellerChanges'] as SellerChanges;
    return { ...body, sellerChanges: { ...sellerChanges, ...change(sellerChanges) } };
  });

const changeSellerPrices = (change: (prices: SellerPrices) => Partial<SellerPrices>) =>
  changeBody('seller.prices', (body) => {
    const sellerPrices = body['sellerPrices'] as SellerPrices;
    return { ...body, sellerPrices: { ...sellerPrices, ...change(sellerPrices) } };
  });

/** Changes and price positions with typical errors. */
export const changeFaults: readonly PlantedFault[] = [
  [
    'the effects leave out what was removed',
    'effects-sum',
    'changes',
    changeSellerChanges(() => ({ removedEffect: 0 })),
  ],
  [
    'the market effect is that of the whole category',
    'effects-sum',
    'changes',
    changeSellerChanges(({ marketEffect }) => ({ marketEffect: marketEffect && marketEffect * 1.1 })),
  ],
  [
    'a card that left has stayed',
    'states-agree',
    'changes',
    changeSellerChanges(({ products }) => ({
      products: products.map((row) => ({ ...row, state: row.state && 'stayed' })),
    })),
  ],
  [
    'chance is judged by revenue',
    'within-chance',
    'changes',
    changeSellerChanges(({ products }) => ({
      products: products.map((row) => ({
        ...row,
        isWithinChance: row.isWithinChance === null ? null : false,
      })),
    })),
  ],
  [
    'the price rank counts equal prices',
    'price-position',
    'prices',
    changeSellerPrices(({ rows }) => ({
      rows: rows.map((row) => ({ ...row, priceRank: Math.min(row.sellersCount + 1, row.priceRank + 1) })),
    })),
  ],
  [
    'sellers that entered a card count its own seller',
    'computed',
    'computed',
    changeSellerChanges(({ products }) => ({
      products: products.map((row) => ({ ...row, sellersEntered: (row.sellersEntered ?? 0) + 1 })),
    })),
  ],
  [
    'a seller alone is undercut',
    'price-groups',
    'prices',
    changeSellerPrices(({ undercutCount }) => ({ undercutCount: undercutCount + 1 })),
  ],
];
