import {
  FollowEvent,
  type FollowEvents,
  type Followed,
  type FollowedSection,
  MAX_EVENTS,
  type ReportPeriod,
  type SectionEvent,
} from '@vitrina/contract';
import { cardEvents, shopEvents } from './card-events.ts';
import { orNull } from './change-cells.ts';
import { isWithinChance } from './changes.ts';
import { type AnyFollow, entities, offersOfFollow, titleOfFollow } from './entities.ts';
import { figureEvents, type FoundEvent } from './figure-events.ts';
import { revenueOf, sumRevenue, unitsOf } from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';
import { compareWeeks, type ComparisonScope } from './scopes.ts';
import type { OpenWeek } from './week.ts';

/** A followed entity or section with its offers in both weeks, at least one. */
interface Subject {
  readonly follow: AnyFollow;
  readonly title: string;
  readonly now: readonly Offer[];
  readonly earlier: readonly Offer[];
}

function subjectOf({ week, before }: ComparisonScope, follow: AnyFollow): Subject[] {
  const now = offersOfFollow(week, follow);
  const earlier = offersOfFollow(before, follow);
  if (now.length === 0 && earlier.length === 0) return [];
  const naming = now.length === 0 && before ? before : week;
  return [{ follow, title: titleOfFollow(naming, follow), now, earlier }];
}

function followedRow({ follow: { kind, id }, title, now, earlier }: Subject): Followed | FollowedSection {
  return {
    kind,
    id,
    title,
    revenueBefore: orNull(earlier, revenueOf),
    revenue: orNull(now, revenueOf),
    isWithinChance: isWithinChance(orNull(now, unitsOf), orNull(earlier, unitsOf)),
  };
}

/** The events of one followed entity or section; `mine` is the own shop, 0 without one. */
function eventsOf({ week, before }: ComparisonScope, subject: Subject, mine: number): FoundEvent[] {
  if (before === null) return [];
  const { follow, now, earlier } = subject;
  const [r0, r1] = [sumRevenue(earlier), sumRevenue(now)];
  if (earlier.length === 0) return [{ type: 'entered', before: null, after: toTenge(r1), stake: 0n }];
  if (now.length === 0) return [{ type: 'left', before: toTenge(r0), after: null, stake: r0 }];
  const weeks = { week, before };
  return [
    ...figureEvents(weeks, follow, { now, earlier }),
    ...(follow.kind === 'product' ? cardEvents(weeks, { now, earlier }, mine) : []),
    ...(follow.isMine ? shopEvents(weeks, { now, earlier }) : []),
  ];
}

const kinds: readonly string[] = Object.keys(entities);
const types: readonly string[] = FollowEvent.shape.type.options;

type Event = FollowEvent | SectionEvent;

/** Compares two events by the values that order them. */
function compareEvents(one: Event, other: Event, mine: number): number {
  const orderOf = (event: Event) => [
    event.kind === 'seller' && event.id === mine ? 0 : 1,
    -(event.amount ?? 0),
    kinds.indexOf(event.kind),
    event.id,
    types.indexOf(event.type),
    event.productId ?? 0,
    event.sellerId ?? 0,
  ];
  const [first, second] = [orderOf(one), orderOf(other)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

const nothing = { productId: null, productName: null, sellerId: null, sellerTitle: null, price: null };

function computeEvents(
  scope: ComparisonScope,
  follows: readonly AnyFollow[],
): Omit<FollowEvents, 'unseenCount'> {
  const mine = follows.find(({ isMine }) => isMine)?.id ?? 0;
  const subjects = follows.flatMap((follow) => subjectOf(scope, follow));
  const found = subjects.flatMap((subject) =>
    eventsOf(scope, subject, mine).map(({ stake, ...event }): Event => {
      const { kind, id } = subject.follow;
      const amount = stake === 0n ? null : toTenge(stake);
      return { ...nothing, kind, id, title: subject.title, ...event, amount, isUnseen: true };
    }),
  );
  const sorted = found.toSorted((one, other) => compareEvents(one, other, mine));
  const events = sorted.filter((event) => event.kind !== 'section');
  const followed = subjects.map(followedRow);
  return {
    against: scope.against,
    count: events.length,
    events: events.slice(0, MAX_EVENTS),
    followed: followed.filter((one) => one.kind !== 'section'),
    sectionEvents: sorted.filter((event) => event.kind === 'section').slice(0, MAX_EVENTS),
    followedSections: followed.filter((one) => one.kind === 'section'),
  };
}

/** Computes the events of a week for a person who has seen none; undefined where the week is not published. */
export const followEvents = (
  published: readonly OpenWeek[],
  { year, weekNumber }: ReportPeriod,
  follows: readonly AnyFollow[],
): Omit<FollowEvents, 'unseenCount'> | undefined =>
  compareWeeks(published, { year, weekNumber }, (scope) => computeEvents(scope, follows));
