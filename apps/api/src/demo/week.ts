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

/** The rows of one week (0 = W39) as CSV text, a piece for each card. */
export function* weekRows(
  week: number,
  cards: readonly SharedCard[],
  traders: readonly Trader[],
): Generator<string> {
  const dice = createDice(`week ${week}`);
  const sellers = new Map(traders.map((trader) => [trader, sellerCells(trader, week, dice)]));
  for (const shared of cards) {
    const drift = driftOf(shared.card.id, week);
    const open = shared.listings.filter(
      ({ weeks }) => weeks[0] <= week && week <= weeks[1] && !dice.chance(0.025),
    );
    const pulls = open.reduce((sum, { pull }) => sum + pull, 0);
    const wanted = shared.demand * demandIn(shared.card.season, week) * drift;
    const cells = `${demoYear},${demoWeeks[week]},${cardCells(shared, week)},`;
    let rows = '';
    for (const { trader, price, pull } of open) {
      const units = Math.floor((wanted * pull * dice.between(0.65, 1.35)) / pulls + dice.roll() * 0.98);
      rows += `${cells}${sellers.get(trader)},${priceIn(week, price, dice)},${units}\n`;
    }
    yield rows;
  }
}

/** A card's fortune from week to week: up or down by a few percent at each step, the same in every run. */
function driftOf(cardId: number, week: number): number {
  const dice = createDice(`fortune of ${cardId}`);
  let drift = 1;
  for (let step = 0; step <= week; step++) drift *= dice.between(0.9, 1.115);
  return drift;
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

function cardCells({ card, comments, rating, demand }: SharedCard, week: number): string {
  const written = comments + (rating === 0 ? 0 : Math.floor(demand * 0.08 * week));
  const [top, middle, leaf] = card.path;
  return [
    card.id,
    card.kaspiId,
    quoted(card.name),
    `https://kaspi.kz/shop/p/${card.kaspiId}/`,
    rating === 0 ? '' : rating,
    written === 0 ? '' : written,
    card.brand.id,
    quoted(card.brand.title),
    ...[top, middle, leaf].flatMap(({ id, title }) => [id, quoted(title)]),
  ].join(',');
}

function sellerCells(trader: Trader, week: number, dice: Dice): string {
  const grown = trader.comments === undefined ? '' : Math.floor(trader.comments * (1 + 0.004 * week));
  const rating =
    trader.rating === 0 ? '' : Math.min(5, Math.round(10 * trader.rating + (dice.chance(0.1) ? 1 : 0)) / 10);
  return [trader.id, trader.kaspiId, quoted(trader.title), rating, grown, trader.since].join(',');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
