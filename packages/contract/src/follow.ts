import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { comparedWeek } from './change-fields.ts';
import { errorResponses } from './error-codes.ts';
import { count, entityKind, id, money, title } from './field-types.ts';
import { defineMetadata } from './route-metadata.ts';
import { WeekParams } from './week-params.ts';

/** Maximum entities that one person follows, and maximum sections beside them. */
export const MAX_FOLLOWS = 100;

/** Maximum events of a response. */
export const MAX_EVENTS = 500;

/** An entity that a person follows; `isMine` marks the person's own shop. */
export const Follow = z.object({
  kind: entityKind,
  id,
  note: z.string().check(z.maxLength(200)),
  isMine: z.boolean(),
});
export type Follow = z.output<typeof Follow>;

/**
 * A section that a person follows. It has a list of its own, since a client may know the kinds of `Follow` alone
 * (decision 254); so have its events.
 */
export const SectionFollow = z.extend(Follow, { kind: z.literal('section'), isMine: z.literal(false) });
export type SectionFollow = z.output<typeof SectionFollow>;

/** The followed entities of a person and the followed sections, each in the person's order. */
export const Follows = z.object({ follows: z.array(Follow), sections: z.array(SectionFollow) });
export type Follows = z.output<typeof Follows>;

/** Body that replaces a person's followed entities; without `sections` the followed sections stay. */
export const FollowsBody = z
  .object({
    follows: z.array(Follow).check(z.maxLength(MAX_FOLLOWS)),
    sections: z.optional(z.array(SectionFollow).check(z.maxLength(MAX_FOLLOWS))),
  })
  .check(
    z.refine(
      ({ follows, sections = [] }) => {
        const keys = [...follows, ...sections].map(({ kind, id: own }) => `${kind} ${own}`);
        return new Set(keys).size === keys.length;
      },
      { error: 'Each entity at most once' },
    ),
    z.refine(
      ({ follows }) => {
        const mine = follows.filter(({ isMine }) => isMine);
        return mine.length <= 1 && mine.every(({ kind }) => kind === 'seller');
      },
      { error: 'At most one isMine, and only of a seller' },
    ),
  );
export type FollowsBody = z.output<typeof FollowsBody>;

/** An event of a followed entity between a week and the one before. */
export const FollowEvent = z.object({
  kind: entityKind,
  id,
  title,
  type: z.enum(['revenue', 'place', 'entered', 'left', 'undercut', 'minimum', 'concentration', 'rating']),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  productId: z.nullable(id),
  productName: z.nullable(title),
  sellerId: z.nullable(id),
  sellerTitle: z.nullable(title),
  price: z.nullable(money),
  amount: z.nullable(money),
  isUnseen: z.boolean(),
});
export type FollowEvent = z.output<typeof FollowEvent>;

/** An event of a followed section; it names neither a product nor a seller. */
export const SectionEvent = z.extend(FollowEvent, { kind: z.literal('section') });
export type SectionEvent = z.output<typeof SectionEvent>;

/** Revenue of a followed entity in a week and the one before. */
export const Followed = z.object({
  kind: entityKind,
  id,
  title,
  revenueBefore: z.nullable(money),
  revenue: z.nullable(money),
  isWithinChance: z.nullable(z.boolean()),
});
export type Followed = z.output<typeof Followed>;

/** Revenue of a followed section in a week and the one before. */
export const FollowedSection = z.extend(Followed, { kind: z.literal('section') });
export type FollowedSection = z.output<typeof FollowedSection>;

/** Events of a person's followed entities and sections in a week; `count` and `unseenCount` are of `events`. */
export const FollowEvents = z.object({
  against: comparedWeek,
  count,
  unseenCount: count,
  events: z.array(FollowEvent).check(z.maxLength(MAX_EVENTS)),
  followed: z.array(Followed).check(z.maxLength(MAX_FOLLOWS)),
  sectionEvents: z.array(SectionEvent).check(z.maxLength(MAX_EVENTS)),
  followedSections: z.array(FollowedSection).check(z.maxLength(MAX_FOLLOWS)),
});
export type FollowEvents = z.output<typeof FollowEvents>;

/** Body that marks the events of one ISO week as seen. */
export const SeenBody = z.object({ year: id, weekNumber: id });

/** Whether a person gets the letter about each new week. */
export const Letter = z.object({ isSubscribed: z.boolean() });
export type Letter = z.output<typeof Letter>;

const headers = { authorization: z.optional(z.string()) };
const metadata = (subject: string) =>
  defineMetadata({ errorSummary: `Failed to ${subject}`, profile: 'account' });

/** Stored state of a person: followed entities, seen events, and whether the person gets the letter. */
export const follow = initContract().router(
  {
    list: {
      method: 'GET',
      path: '/follows',
      headers,
      responses: { 200: Follows, ...errorResponses('UNAUTHORIZED') },
      summary: 'What the caller follows; the ETag names this state of the list',
      metadata: metadata('fetch follows'),
    },
    replace: {
      method: 'PUT',
      path: '/follows',
      headers: { ...headers, 'if-match': z.string() },
      body: FollowsBody,
      responses: { 200: Follows, ...errorResponses('UNAUTHORIZED', 'CONFLICT') },
      summary: 'Replaces what the caller follows, if the list is still that of the ETag',
      metadata: metadata('save follows'),
    },
    events: {
      method: 'GET',
      path: '/events/:year/:weekNumber',
      pathParams: WeekParams,
      headers,
      responses: { 200: FollowEvents, ...errorResponses('UNAUTHORIZED', 'REPORT_NOT_FOUND') },
      summary: 'What happened to what the caller follows since the week before',
      metadata: metadata('fetch events'),
    },
    markSeen: {
      method: 'POST',
      path: '/events/seen',
      headers,
      body: SeenBody,
      responses: {
        200: z.object({ unseenCount: count }),
        ...errorResponses('UNAUTHORIZED', 'REPORT_NOT_FOUND'),
      },
      summary: 'Marks the events of a week as seen by the caller',
      metadata: metadata('mark events as seen'),
    },
    letter: {
      method: 'GET',
      path: '/letter',
      headers,
      responses: { 200: Letter, ...errorResponses('UNAUTHORIZED') },
      summary: 'Whether the caller gets the letter about each new week',
      metadata: metadata('fetch letter settings'),
    },
    setLetter: {
      method: 'PUT',
      path: '/letter',
      headers,
      body: Letter,
      responses: { 200: Letter, ...errorResponses('UNAUTHORIZED') },
      summary: 'Begins or ends the letter about each new week',
      metadata: metadata('save letter settings'),
    },
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
