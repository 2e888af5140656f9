import type { SharedCard } from './offers.ts';
import { createDice, type Dice } from './random.ts';
import { demandIn, demoWeeks, demoYear, saleWeek } from './season.ts';
import type { Trader } from './sellers.ts';

/** The header of a demo file, in the words of the feed. */
export const header =
  'year,week_number,product_id,product_kaspi_id,product_name,product_link,product_rating,product_comments_count,' +
  'brand_id,brand_title,category_1_lvl_id,category_1_lvl_title,category_2_lvl_id,category_2_lvl_title,' +
  'category_id,category_title,seller_id,seller_kaspi_id,seller_title,seller_rating,seller_comments_count,' +
  'seller_on_kaspi_from,price,sales_count\n';

/** A card as every week writes it. */
export interface WrittenCard {
  readonly shared: SharedCard;
  /** Its cells before its rating and reviews, and after them. */
  readonly cells: readonly [string, string];
  /** Its fortune in each week, 1 being its usual demand: up or down by a few percent at each step. */
  readonly fortune: readonly number[];
}

/** Writes once what a card's rows of all weeks share. */
export function writeCard(shared: SharedCard): WrittenCard {
  const { card } = shared;
  const brand = `${card.brand.id},${quoted(card.brand.title)}`;
  const path = card.path.map(({ id, title }) => `${id},${quoted(title)}`).join(',');
  const dice = createDice(`fortune of ${card.id}`);
  let fortune = 1;
  return {
    shared,
    cells: [
      `${card.id},${card.kaspiId},${quoted(card.name)},https://kaspi.kz/shop/p/${card.kaspiId}/`,
      `${brand},${path}`,
    ],
    fortune: demoWeeks.map(() => (fortune *= dice.between(0.9, 1.115))),
  };
}

/** The rows of one week (0 = W39) as CSV text, a piece for each card. */
export function* weekRows(
  week: number,
  cards: readonly WrittenCard[],
  traders: readonly Trader[],
): Generator<string> {
  const dice = createDice(`week ${week}`);
  const sellers = new Map(traders.map((trader) => [trader, sellerCells(trader, week, dice)]));
  for (const { shared, cells, fortune } of cards) {
    const open = shared.listings.filter(
      ({ weeks }) => weeks[0] <= week && week <= weeks[1] && !dice.chance(0.025),
    );
    const pulls = open.reduce((sum, { pull }) => sum + pull, 0);
    const wanted = shared.demand * demandIn(shared.card.season, week) * (fortune[week] ?? 1);
    const start = `${demoYear},${demoWeeks[week]},${cells[0]},${opinionCells(shared, week)},${cells[1]},`;
    let rows = '';
    for (const { trader, price, pull } of open) {
      const units = Math.floor((wanted * pull * dice.between(0.65, 1.35)) / pulls + dice.roll() * 0.98);
      rows += `${start}${sellers.get(trader)},${priceIn(week, price, dice)},${units}\n`;
    }
    yield rows;
  }
}

/** Most prices stay; one in six moves a little; the week of the sale takes off up to an eighth. */
function priceIn(week: number, price: number, dice: Dice): number {
  const move = dice.chance(1 / 6) ? dice.between(0.96, 1.035) : 1;
  const sale = week === saleWeek && dice.chance(0.6) ? dice.between(0.875, 0.97) : 1;
  return shelfPrice(price * move * sale);
}

/** The price as shops write it: 1 890, 12 490, 187 990. */
function shelfPrice(price: number): number {
  const step = price < 1_000 ? 10 : price < 10_000 ? 50 : price < 60_000 ? 100 : 1_000;
  return Math.max(1, Math.round(price / step)) * step - (price < 1_000 ? 0 : 10);
}

function opinionCells({ comments, rating, demand }: SharedCard, week: number): string {
  if (rating === 0) return ',';
  const written = comments + Math.floor(demand * 0.08 * week);
  return `${rating},${written === 0 ? '' : written}`;
}

function sellerCells(trader: Trader, week: number, dice: Dice): string {
  const grown = trader.comments === undefined ? '' : Math.floor(trader.comments * (1 + 0.004 * week));
  const rating =
    trader.rating === 0 ? '' : Math.min(5, Math.round(10 * trader.rating + (dice.chance(0.1) ? 1 : 0)) / 10);
  return [trader.id, trader.kaspiId, quoted(trader.title), rating, grown, trader.since].join(',');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
