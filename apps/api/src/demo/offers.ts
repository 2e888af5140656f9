import type { Card } from './catalog.ts';
import { type Niche, nicheOf } from './niche.ts';
import { byWeight, createDice, type Dice } from './random.ts';
import type { Trader } from './sellers.ts';

/** One seller's offer of one card over the weeks of the demo. */
interface Listing {
  readonly trader: Trader;
  /** Its usual price, ₸. */
  readonly price: number;
  /** Its part of the card's buyers, against the card's other offers. */
  readonly pull: number;
  /** First and last week, 0–7. */
  readonly weeks: readonly [number, number];
}

/** A card with the sellers that share it. */
export interface SharedCard {
  readonly card: Card;
  readonly listings: readonly Listing[];
  /** Units that its buyers take in a usual week. */
  readonly demand: number;
  /** Reviews before the first week. */
  readonly comments: number;
  /** 0 = none yet. */
  readonly rating: number;
}

/** Gives each card its sellers, the card's part of the demand, and each seller at least one card. */
export function buildOffers(cards: readonly Card[], traders: readonly Trader[]): SharedCard[] {
  const dice = createDice('offers');
  const dealers = dealersByField(traders);
  const idle = new Set(traders);
  const niches = new Map<number, Niche>();
  const shared = cards.map((card) => {
    const [, middle, leaf] = card.path;
    const field = dealers.get(middle.id);
    if (field === undefined) throw new RangeError(`nobody deals in «${middle.title}»`);
    const niche = niches.get(leaf.id) ?? nicheOf(card, field.traders);
    niches.set(leaf.id, niche);
    const sellers = sellersOf(card, field.traders, field.pick, dice);
    if (niche.leader !== undefined && dice.chance(0.45)) sellers.add(niche.leader);
    for (const trader of sellers) idle.delete(trader);
    return { card, niche, sellers };
  });
  for (const trader of idle) {
    const own = shared.filter(({ card }) => trader.fields.includes(card.path[1].id));
    for (let more = 1 + dice.below(3); more > 0; more--) dice.pick(own).sellers.add(trader);
  }
  return shared.map(({ card, niche, sellers }) => ({
    card,
    listings: [...sellers].map((trader) => listingOf(card, niche, trader, dice)),
    ...interestIn(card, niche, dice),
  }));
}

function dealersByField(traders: readonly Trader[]) {
  const fields = new Map<number, Trader[]>();
  for (const trader of traders)
    for (const field of trader.fields) fields.set(field, [...(fields.get(field) ?? []), trader]);
  return new Map(
    [...fields].map(([id, list]) => [
      id,
      { traders: list, pick: byWeight(list.map(({ weight }) => weight)) },
    ]),
  );
}

function sellersOf(
  card: Card,
  field: readonly Trader[],
  pick: (dice: Dice) => number,
  dice: Dice,
): Set<Trader> {
  const crowd = card.brand.id === 0 ? card.crowd / 5 : card.crowd;
  const wanted = Math.min(
    1 + Math.floor(crowd * card.fame * dice.between(0.6, 1.2) + dice.roll() * 1.3),
    field.length,
  );
  const sellers = new Set<Trader>();
  for (let tries = 0; sellers.size < wanted && tries < wanted * 4; tries++) {
    const trader = field[pick(dice)];
    if (trader !== undefined) sellers.add(trader);
  }
  return sellers;
}

function listingOf(card: Card, { leader, grip }: Niche, trader: Trader, dice: Dice): Listing {
  const dearness = trader.dearness * dice.between(0.975, 1.04);
  const cheapness = Math.max(0.05, 1 - 9 * (dearness - 0.95));
  return {
    trader,
    price: card.price * dearness,
    pull: Math.sqrt(trader.weight) * cheapness * dice.between(0.3, 1.2) * (trader === leader ? grip : 1),
    weeks: weeksOf(trader, dice),
  };
}

function weeksOf(trader: Trader, dice: Dice): [number, number] {
  const [first, last] = trader.weeks;
  const span = last - first;
  if (span === 0 || dice.chance(0.84)) return [first, last];
  return dice.chance(0.55) ? [first + 1 + dice.below(span), last] : [first, last - 1 - dice.below(span)];
}

function interestIn(card: Card, { liveliness, age }: Niche, dice: Dice) {
  const fame = card.fame * Math.sqrt(card.fame);
  const demand =
    (7_800 / Math.sqrt(card.price)) * Math.sqrt(card.crowd) * fame * liveliness * dice.between(0.4, 1.6);
  const known = dice.chance(card.fame > 0.3 ? 0.99 : 0.72);
  return {
    demand,
    comments: known ? Math.floor(demand * age * dice.between(2, 30) * dice.roll()) : 0,
    rating: known ? Math.round(10 * (5 - 2.4 * dice.roll() * dice.roll())) / 10 : 0,
  };
}
