import {
  type Followed,
  type FollowedSection,
  type FollowEvent,
  type FollowEvents,
  MAX_EVENTS,
  type SectionEvent,
} from '@vitrina/contract';
import type { StoredFollow } from '../store/follow-lists.ts';
import type { CardEvents, EntityEvents, EntityFigures, FollowedIds, SharedEvent } from './followed-ids.ts';

/** Types of events in the order of the contract's schema. */
const types: readonly SharedEvent['type'][] = [
  'revenue',
  'place',
  'entered',
  'left',
  'undercut',
  'minimum',
  'concentration',
  'rating',
];

const kinds: readonly SharedEvent['kind'][] = ['seller', 'brand', 'category', 'product', 'section'];

/** Collects the followed ids by kind, for the event reports. */
export function collectIds(follows: readonly StoredFollow[]): Omit<FollowedIds, 'year' | 'weekNumber'> {
  const listIds = (kind: StoredFollow['kind']) =>
    follows
      .filter((follow) => follow.kind === kind)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  return {
    sellers: listIds('seller'),
    brands: listIds('brand'),
    categories: listIds('category'),
    products: listIds('product'),
    sections: listIds('section'),
    mine: follows.find(({ isMine }) => isMine)?.id ?? 0,
  };
}

/** Sort keys of an event: the own shop's first, then by amount, null last, then by entity. */
const getSortKeys = (event: Omit<Event, 'title'>, mine: number): readonly number[] => [
  event.kind === 'seller' && event.id === mine ? 0 : 1,
  -(event.amount ?? 0),
  kinds.indexOf(event.kind),
  event.id,
  types.indexOf(event.type),
  event.productId ?? 0,
  event.sellerId ?? 0,
];

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Values before and after an event of an entity, by its type. */
const getValues = (
  entity: EntityFigures,
): Readonly<
  Record<EntityFigures['types'][number], readonly [before: number | null, after: number | null]>
> => ({
  revenue: [entity.revenueBefore, entity.revenue],
  place: [entity.placeBefore, entity.place],
  entered: [null, entity.revenue],
  left: [entity.revenueBefore, null],
  concentration: [entity.sellersHHIBefore, entity.sellersHHI],
  rating: [entity.ratingBefore, entity.rating],
});

const ofNoCard = { productId: null, productName: null, sellerId: null, sellerTitle: null, price: null };

const toEvents = (entity: EntityFigures): SharedEvent[] =>
  entity.types.map((type) => {
    const { kind, id, revenueBefore } = entity;
    const [before, after] = getValues(entity)[type];
    return { kind, id, type, before, after, ...ofNoCard, amount: revenueBefore || null };
  });

type Event = Omit<FollowEvent, 'isUnseen'> | Omit<SectionEvent, 'isUnseen'>;

/** Sorts events: the own shop's first, then the largest amount. */
const sortEvents = <One extends Omit<Event, 'title'>>(events: readonly One[], mine: number): One[] =>
  events
    .map((event) => ({ event, order: getSortKeys(event, mine) }))
    .toSorted((one, other) => compare(one.order, other.order))
    .map(({ event }) => event);

/** Events of a person's followed entities and sections, without their seen state. */
export type WhatHappened = Omit<FollowEvents, 'unseenCount' | 'events' | 'sectionEvents'> & {
  readonly events: readonly Omit<FollowEvent, 'isUnseen'>[];
  readonly sectionEvents: readonly Omit<SectionEvent, 'isUnseen'>[];
};

const getKey = ({ kind, id }: Pick<StoredFollow, 'kind' | 'id'>) => `${kind} ${id}`;

const toFollowed = ({
  kind,
  id,
  title,
  revenueBefore,
  revenue,
  isWithinChance,
}: EntityFigures): Followed | FollowedSection => ({
  kind,
  id,
  title,
  revenueBefore,
  revenue,
  isWithinChance,
});

/**
 * Joins both reports: the events in order with titles, at most 500, and the followed entities in the person's order;
 * those of sections beside them.
 */
export function joinReports(
  follows: readonly StoredFollow[],
  { against, entities }: EntityEvents,
  cards: CardEvents,
): WhatHappened {
  const byKey = new Map(entities.map((entity) => [getKey(entity), entity]));
  const { mine } = collectIds(follows);
  const addTitle = (event: SharedEvent): Event => ({
    ...event,
    title: byKey.get(getKey(event))?.title ?? '',
  });
  const all = sortEvents([...entities.flatMap(toEvents), ...cards.events], mine).map(addTitle);
  const events = all.filter((event) => event.kind !== 'section');
  const followed = follows.flatMap((follow) => byKey.get(getKey(follow)) ?? []).map(toFollowed);
  return {
    against,
    count: events.length + cards.count - cards.events.length,
    events: events.slice(0, MAX_EVENTS),
    followed: followed.filter((one) => one.kind !== 'section'),
    sectionEvents: all.filter((event) => event.kind === 'section').slice(0, MAX_EVENTS),
    followedSections: followed.filter((one) => one.kind === 'section'),
  };
}

/** Joins the lists that the contract keeps apart: all events in order, and all that is followed. */
export const joinSections = (
  { events, sectionEvents, followed, followedSections }: WhatHappened,
  mine: number,
) => ({
  events: sortEvents([...events, ...sectionEvents], mine),
  followed: [...followed, ...followedSections],
});
