import { escapeUnprintable } from '../../command/printable.ts';

/** Maximum number of characters of a file's value in a message. */
const MAX_LENGTH = 40;

/** Returns the start of a file's value as one printable line. */
export const quoteValue = (value: string): string => {
  const characters = Array.from(value.slice(0, 2 * MAX_LENGTH + 2));
  const start = characters.slice(0, MAX_LENGTH).join('');
  return escapeUnprintable(characters.length > MAX_LENGTH ? `${start}…` : start);
};
