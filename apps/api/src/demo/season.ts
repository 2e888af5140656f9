/** ISO year of the demo weeks: 21 September to 15 November 2026. */
export const demoYear = 2026;

/** ISO week numbers of the demo market, in order. */
export const demoWeeks = [39, 40, 41, 42, 43, 44, 45, 46] as const;

/** Index of the sale week, W44: demand is higher and prices lower; demand falls in the week after. */
export const saleWeek = 5;

/** Demand in each of the eight weeks; 1 = the year's mean. */
const demandByWeek = {
  steady: [0.97, 0.98, 1, 1, 1.01, 1.02, 1.02, 1.03],
  winter: [0.35, 0.48, 0.62, 0.78, 0.95, 1.12, 1.32, 1.5],
  heating: [0.5, 0.7, 1, 1.3, 1.45, 1.5, 1.45, 1.4],
  tyres: [0.45, 0.7, 1.1, 1.6, 2, 1.9, 1.5, 1.1],
  school: [1.5, 1.15, 0.9, 0.75, 0.65, 0.6, 0.58, 0.55],
  summer: [0.9, 0.74, 0.6, 0.48, 0.4, 0.34, 0.3, 0.27],
  harvest: [1.5, 1.4, 1.15, 0.9, 0.7, 0.55, 0.48, 0.42],
  gifts: [0.85, 0.87, 0.9, 0.94, 1, 1.06, 1.13, 1.2],
} as const;

/** A category's seasonal demand curve. */
export type Season = keyof typeof demandByWeek;

const saleByWeek = [1, 1, 1, 1, 0.94, 1.42, 0.86, 0.99] as const;

/** Returns the demand of a category in a week (0 = W39) as a multiple of its usual demand. */
export function getDemandFactor(season: Season | undefined, week: number): number {
  return (demandByWeek[season ?? 'steady'][week] ?? 1) * (saleByWeek[week] ?? 1);
}
