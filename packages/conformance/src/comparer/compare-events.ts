import type { FollowEvent, SectionEvent } from '@vitrina/contract';
import { compareBodies, type Difference } from './compare-bodies.ts';

type Event = Pick<FollowEvent | SectionEvent, 'type' | 'before' | 'after'> & { readonly isUnseen?: boolean };

/** The events of a week and the other fields of their response. */
interface Events {
  readonly events: readonly Event[];
  readonly sectionEvents: readonly Event[];
  readonly unseenCount?: number;
}

/** Removes the fields that depend on what the person has seen, and renames the values that are quotients. */
const toComparable = ({ events, sectionEvents, unseenCount: _unseenCount, ...rest }: Events) => {
  const compared = ({ isUnseen: _seen, before, after, ...event }: Event) =>
    event.type === 'concentration'
      ? { ...event, beforeHHI: before, afterHHI: after }
      : { ...event, before, after };
  return { ...rest, events: events.map(compared), sectionEvents: sectionEvents.map(compared) };
};

/** Compares the events of a week with the expected ones; ignores which of them the person has seen. */
export const compareEvents = (expected: Events, actual: Events): Difference[] =>
  compareBodies(toComparable(expected), toComparable(actual));
