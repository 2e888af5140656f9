import { FeedError } from '../../command/feed-error.ts';
import { cutQuote } from '../../command/printable.ts';
import type { KeyKind } from '../../store/week-tables.ts';

/** Creates the error for a key that has another id than the given one. */
export const createOtherIdError = (kind: KeyKind, key: string, own: number, given: number): FeedError =>
  new FeedError(
    'data',
    `${kind} «${cutQuote(key)}» has the id ${own}, and the file gives it ${given}: give ${own} or none; nothing is published`,
  );

/** Creates the error for an id that another key has. */
export const createOtherKeyError = (kind: KeyKind, key: string, owner: string, id: number): FeedError =>
  new FeedError(
    'data',
    `The ${kind} id ${id} is that of «${cutQuote(owner)}», and the file gives it to «${cutQuote(key)}»; nothing is published`,
  );
