import type { Place } from './catalog.ts';
import { byWeight, createDice, type Dice } from './random.ts';
import { inventName } from './seller-names.ts';

/** A seller of the demo market. */
export interface Trader {
  readonly id: number;
  readonly kaspiId: string;
  readonly title: string;
  /** Since when on Kaspi, `YYYY-MM-DD`. */
  readonly since: string;
  /** 0 = none yet. */
  readonly rating: number;
  /** Reviews before the first week of the demo; undefined = unknown. */
  readonly comments: number | undefined;
  /** Size against the others: one over the rank. */
  readonly weight: number;
  /** Against the usual price of a card: a little under 1 for those who sell cheap. */
  readonly dearness: number;
  /** First and last week with any offer, 0–7. */
  readonly weeks: readonly [number, number];
  /** Ids of the middle categories that it deals in. */
  readonly fields: readonly number[];
}

const tradersInAll = 2_080;

/** All sellers of the demo market, the largest first. Every middle category has several who deal in it. */
export function buildSellers(groups: readonly Place[], sizes: readonly number[]): Trader[] {
  const dice = createDice('sellers');
  const pickGroup = byWeight(sizes);
  const titles = new Set<string>();
  return Array.from({ length: tradersInAll }, (_, rank) => {
    const id = 1_001 + ((rank * 1_237) % 8_999);
    const fields = new Set<number>();
    const breadth = rank < 12 ? 9 + dice.below(12) : rank < 150 ? 3 + dice.below(7) : 1 + dice.below(3);
    for (let tries = 0; fields.size < breadth && tries < 200; tries++)
      fields.add(groups[pickGroup(dice)]?.id ?? 0);
    const title = inventName(rank, titles, dice);
    titles.add(title);
    const young = rank > 60 && dice.chance(0.3);
    return {
      id,
      kaspiId: dice.chance(0.06) ? `shop${id}kz` : String(30_000_000 + ((id * 40_961) % 9_999_991)),
      title,
      since: young ? dayIn(dice, 2025, 1, 2026, 8) : dayIn(dice, 2016, 3, 2024, 12),
      rating: young && dice.chance(0.35) ? 0 : Math.round(10 * (5 - 1.6 * dice.roll() * dice.roll())) / 10,
      comments:
        rank > 40 && dice.chance(0.05)
          ? undefined
          : Math.floor((90_000 / (rank + 8)) * dice.between(0.4, 1.6) * (young ? 0.15 : 1)),
      weight: 1 / (rank + 22),
      dearness: 0.97 + 0.07 * dice.roll(),
      weeks: lifeOf(dice, rank),
      fields: [...fields],
    };
  });
}

function lifeOf(dice: Dice, rank: number): [number, number] {
  if (rank < 100 || dice.chance(0.92)) return [0, 7];
  return dice.chance(0.55) ? [1 + dice.below(7), 7] : [0, dice.below(7)];
}

function dayIn(dice: Dice, fromYear: number, fromMonth: number, toYear: number, toMonth: number): string {
  const first = fromYear * 12 + fromMonth - 1;
  const month = first + dice.below(toYear * 12 + toMonth - first);
  const day = 1 + dice.below(28);
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
