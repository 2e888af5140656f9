import {
  errorResponses,
  FollowEvent,
  Followed,
  MAX_EVENTS,
  MAX_FOLLOWS,
  type SectionEvent,
} from '@vitrina/contract';
import * as z from 'zod/mini';

const ids = z.array(z.number()).check(z.maxLength(MAX_FOLLOWS));

/** Input of an event report: a week, followed ids by kind, and the own shop; 0 without one. */
export const FollowedIds = z.object({
  year: z.number(),
  weekNumber: z.number(),
  against: z.optional(z.string()),
  sellers: ids,
  brands: ids,
  categories: ids,
  sections: ids,
  products: ids,
  mine: z.number(),
});
export type FollowedIds = z.output<typeof FollowedIds>;

const CardEvent = z.omit(FollowEvent, { isUnseen: true, title: true });

/** An event, the same for everyone who follows its entity or section. */
export type SharedEvent = z.output<typeof CardEvent> | Omit<SectionEvent, 'isUnseen' | 'title'>;

const figure = z.nullable(z.number());

/** A followed entity or section present in either week: its figures in both, and which of them are events. */
export const EntityFigures = z.extend(Followed, {
  kind: z.enum([...Followed.shape.kind.options, 'section']),
  placeBefore: figure,
  place: figure,
  sellersHHIBefore: figure,
  sellersHHI: figure,
  ratingBefore: figure,
  rating: figure,
  types: z.array(z.enum(['revenue', 'place', 'entered', 'left', 'concentration', 'rating'])),
});
export type EntityFigures = z.output<typeof EntityFigures>;

/** Followed entities and sections present in either week. */
export const EntityEvents = z.object({
  against: z.nullable(z.string()),
  entities: z.array(EntityFigures),
});
export type EntityEvents = z.output<typeof EntityEvents>;

/** The events on followed product cards and on the cards of the own shop: their number, and the first of them. */
export const CardEvents = z.object({
  count: z.number(),
  events: z.array(CardEvent).check(z.maxLength(MAX_EVENTS)),
});
export type CardEvents = z.output<typeof CardEvents>;

/** Creates the route of a report outside the contract, with the caller's follows as values. */
export const defineEventRoute = <Body extends z.ZodMiniType>(path: string, body: Body) => ({
  method: 'POST' as const,
  path,
  body: FollowedIds,
  responses: { 200: body, ...errorResponses('REPORT_NOT_FOUND') },
});
