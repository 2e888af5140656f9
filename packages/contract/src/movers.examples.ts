import { seller } from './example-values.ts';

const gained = {
  id: seller.sellerId,
  title: seller.sellerTitle,
  revenueBefore: 999_900,
  revenue: 1_299_870,
  change: 299_970,
  placeBefore: 2,
  place: 1,
  shareBefore: 0.2,
  share: 0.25,
  salesCountBefore: 10,
  salesCount: 13,
  isNew: false,
  isWithinChance: true,
};
const none = { count: 0, revenueBefore: 0, revenue: 0, change: 0, rows: [] };

const gainers = {
  count: 1,
  revenueBefore: gained.revenueBefore,
  revenue: gained.revenue,
  change: gained.change,
  rows: [gained],
};
const overtaker = {
  id: seller.sellerId,
  title: seller.sellerTitle,
  place: 1,
  placeBefore: 2,
  overtakenCount: 1,
  overtaken: [{ id: 102, title: 'Saryarka Market' }],
};

/** Valid examples of movers and their parts. */
export const moverRowExamples = {
  Mover: gained,
  MoverGroup: gainers,
  Overtaker: overtaker,
  Movers: {
    entered: none,
    left: none,
    gained: gainers,
    lost: none,
    unchangedCount: 0,
    overtook: [overtaker],
  },
};
