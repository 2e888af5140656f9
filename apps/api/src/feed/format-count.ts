/** Formats a count for the person at the terminal. */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');

/** Formats a count with its noun: `1 week`, `2 weeks`. */
export const formatCount = (number: number, noun: string): string =>
  `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
