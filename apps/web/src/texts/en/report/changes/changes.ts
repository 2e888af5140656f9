export const week = (week: number | '') => `Week ${week}`;
export const marketAndOwn = (ownerGenitive: string) =>
  `From the market {market}, from the ${ownerGenitive} {own}.` as const;
export const nothingToExplain = (revenue: string) =>
  `Nothing to explain: all parts are zero, the revenue is still ${revenue}.`;
export const marketOrOwn = (owner: string) => `The market or the ${owner} itself`;
/** Why the market's part is another amount than that of demand. */
export const twoCounts =
  'The market is what the growth of the others’ revenue in the same categories would have given. Demand beside it is counted otherwise: by the units bought more or less, at the old share and price. So the amounts differ.';
export const market = 'market';
export const own = 'own';
export const causesAccusative = 'the reasons for the change';
export const causes = 'What the change consists of, ₸';
export const pressToFilter = 'press a bar to select its rows';

export const demand = 'Demand';
export const share = 'Share';
export const demandInSentence = 'demand';
export const shareInSentence = 'share';
export const largest = (effect: string, amount: string) => `mainly: ${effect} ${amount}`;
export const gainedMost = (effect: string, amount: string) => `Main gain: ${effect}, +${amount}.`;
export const lostMost = (effect: string, amount: string) => `Main loss: ${effect}, ${amount}.`;

export const cut = (cells: string, all: string) =>
  `The list has ${cells} with the largest change out of ${all}.`;
export const cutAndCounted = (cells: string, all: string, groups: readonly string[]) =>
  `The list has ${cells} with the largest change out of ${all}; counted in it alone: ${groups.map((title) => `“${title}”`).join(', ')}.`;
export const all = 'All';
