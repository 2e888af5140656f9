export const caption = (kind: string) => `Gains and losses: ${kind.toLowerCase()}`;

export const all = 'All';
export const gained = 'Gained';
export const lost = 'Lost';
export const entered = 'New';
export const left = 'Stopped selling';

export const places = (before: string, after: string) => `rank ${before} → ${after}`;
export const place = (place: string) => `rank ${place}`;
export const stateWords = { entered: 'entered', left: 'left' };
export const stateWordsOfCategories = { ...stateWords };

export const overtakers = 'Who overtook whom {among}';
export const amongFirst = 'among the top 20';
export const overtook = (others: string) => `overtook ${others}`;
export const overtookMore = (others: string, rest: string) => `overtook ${others} and ${rest} more`;

export const together = 'Net change {sum}';
export const togetherAndUnchanged = (unchanged: string) =>
  `Net change {sum}, unchanged: ${unchanged}` as const;
export const cut = 'The table has up to 50 of the largest in each group; group sums are complete.';

export const movementAccusative = 'the gains and losses of the week';
export const whatMoved = 'Whose gains and losses';
export const nothingMoved = 'Nothing changed between these weeks';
export const chooseWeek = 'Choose another week to compare with.';

/** Totals of the table: what did not change is not in it. */
export const total = 'Total of those that changed';
export const totalOf = (group: string) => `Total: ${group.toLowerCase()}`;
export const totalOfPart = (shown: string, all: string) => `Total of ${shown} of ${all}`;
