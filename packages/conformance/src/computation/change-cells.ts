import { isWithinChance, stateOf } from './changes.ts';
import { fraction, type Fraction, marketEffect, splitChange, sumInTenge, tengeOf } from './effects.ts';
import { groupOffers, revenueOf, sumRevenue, unitsOf } from './figures.ts';
import { toTenge } from './money.ts';
import type { EntityId, Offer } from './offer.ts';
import { offersOf } from './rows.ts';
import type { ComparisonScope } from './scopes.ts';
import type { OpenWeek } from './week.ts';

/** The most rows of a list that is cut. */
export const MAX_ROWS = 2000;

/** Offers of the week and of the week before. */
interface OfferPair {
  readonly now: readonly Offer[];
  readonly before: readonly Offer[];
}

/** Takes the offers of one entity in each of the two weeks. */
export const pairOf = (
  { week, before }: Pick<ComparisonScope, 'week' | 'before'>,
  id: EntityId,
  own: number,
): OfferPair => ({
  now: offersOf(week, id, own),
  before: offersOf(before, id, own),
});

/** A part of an entity's offers, and the context that its units are a share of. */
export interface Cell {
  readonly id: number;
  readonly own: OfferPair;
  readonly context: OfferPair;
}

/** Divides an entity's offers into cells by an id. */
export function cellsOf(scope: ComparisonScope, own: OfferPair, id: EntityId): readonly Cell[] {
  const [now, before] = [groupOffers(own.now, id), groupOffers(own.before, id)];
  return [...new Set([...now.keys(), ...before.keys()])].map((value) => ({
    id: value,
    own: { now: now.get(value) ?? [], before: before.get(value) ?? [] },
    context: pairOf(scope, id, value),
  }));
}

const soldOf = (offers: readonly Offer[]) => ({ revenue: sumRevenue(offers), units: unitsOf(offers) });

type EffectName = 'demandEffect' | 'shareEffect' | 'priceEffect' | 'addedEffect' | 'removedEffect';

const mapEffects = <Value>(value: (name: EffectName) => Value): Readonly<Record<EffectName, Value>> => ({
  demandEffect: value('demandEffect'),
  shareEffect: value('shareEffect'),
  priceEffect: value('priceEffect'),
  addedEffect: value('addedEffect'),
  removedEffect: value('removedEffect'),
});

/** The five effects of a cell, in hundredths. */
function effectsOf({ own, context }: Cell): Readonly<Record<EffectName, Fraction>> {
  const none = mapEffects(() => fraction(0n));
  if (own.before.length === 0) return { ...none, addedEffect: fraction(sumRevenue(own.now)) };
  if (own.now.length === 0) return { ...none, removedEffect: fraction(-sumRevenue(own.before)) };
  const { demand, share, price } = splitChange(
    soldOf(own.before),
    soldOf(own.now),
    unitsOf(context.before),
    unitsOf(context.now),
  );
  return { ...none, demandEffect: demand, shareEffect: share, priceEffect: price };
}

/** A value of some offers; null of none. */
export const orNull = <Value>(
  offers: readonly Offer[],
  value: (offers: readonly Offer[]) => Value,
): Value | null => (offers.length === 0 ? null : value(offers));

/** The fields that every cell has. */
export function cellFields({ before }: ComparisonScope, cell: Cell) {
  const { own } = cell;
  const effects = effectsOf(cell);
  const [units, unitsBefore] = [orNull(own.now, unitsOf), orNull(own.before, unitsOf)];
  return {
    revenueBefore: orNull(own.before, revenueOf),
    revenue: orNull(own.now, revenueOf),
    salesCountBefore: unitsBefore,
    salesCount: units,
    ...mapEffects((name) => (before === null ? null : tengeOf(effects[name]))),
    state: stateOf(own.now.length > 0, before === null ? null : own.before.length > 0),
    isWithinChance: isWithinChance(units, unitsBefore),
  };
}

/** What each category of week 0 gives when all others there carry the entity along, in hundredths. */
function marketEffects({ week, before }: ComparisonScope, own: OfferPair): Fraction[] {
  const revenueIn = (of: OpenWeek | null, category: number, offers: readonly Offer[]) => {
    const all = sumRevenue(of?.offersBy.categoryId.get(category) ?? []);
    const mine = sumRevenue(offers.filter(({ categoryId }) => categoryId === category));
    return { mine, others: all - mine };
  };
  const categories = new Set(own.before.map(({ categoryId }) => categoryId));
  return [...categories].map((category) => {
    const earlier = revenueIn(before, category, own.before);
    return marketEffect(earlier.mine, earlier.others, revenueIn(week, category, own.now).others);
  });
}

/** The sums over all cells of an entity, and the second split. */
export function changeTotals(scope: ComparisonScope, own: OfferPair, cells: readonly Cell[]) {
  const isCompared = scope.before !== null;
  const effects = cells.map(effectsOf);
  const market = sumInTenge(marketEffects(scope, own));
  const change = toTenge(sumRevenue(own.now) - sumRevenue(own.before));
  return {
    revenueBefore: orNull(own.before, revenueOf),
    revenue: orNull(own.now, revenueOf),
    ...mapEffects((name) => (isCompared ? sumInTenge(effects.map((each) => each[name])) : null)),
    marketEffect: isCompared ? market : null,
    ownEffect: isCompared ? change - market : null,
    count: cells.length,
  };
}

/** The cells with the largest change, by revenue without week 0; ties by id. */
export function largestCells({ before }: ComparisonScope, cells: readonly Cell[]): readonly Cell[] {
  const size = ({ own }: Cell) => {
    const change = sumRevenue(own.now) - (before === null ? 0n : sumRevenue(own.before));
    return change < 0n ? -change : change;
  };
  const sized = cells.map((cell) => ({ cell, size: size(cell) }));
  return sized
    .toSorted((a, b) => (a.size === b.size ? a.cell.id - b.cell.id : a.size < b.size ? 1 : -1))
    .slice(0, MAX_ROWS)
    .map(({ cell }) => cell);
}
