import * as z from 'zod/mini';

/** The largest valid id, year or week number: ids are unsigned 32-bit integers. */
export const MAX_ID = 4_294_967_295;

/** First and last ISO year of a published week, and the largest ISO week number. */
export const FIRST_YEAR = 2020;
export const LAST_YEAR = 2030;
export const MAX_WEEK_NUMBER = 53;

/** Maximum calendar weeks of a history. */
export const MAX_HISTORY_WEEKS = 160;

/** Fewest sellers of a week whose shares, ranks and HHI say something of a market. */
export const MIN_MARKET_SELLERS = 3;

/** An id in a body: an integer from 1 to 4 294 967 295. */
export const id = z.int().check(z.gte(1), z.lte(MAX_ID));

/** A brand's id in a row; 0 means goods without a brand («Без бренда»). */
export const idOrNone = z.int().check(z.gte(0), z.lte(MAX_ID));

/** A path param: digits without sign or leading zero, from 1 to 4 294 967 295; parsed to a number. */
export const numberParam = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)), z.transform(Number)),
  id,
);

/** A published week as text: `2026-W45`, of the ISO years 0001–9999. */
const weekText = z
  .string()
  .check(z.regex(/^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-W(?:0[1-9]|[1-4][0-9]|5[0-3])$/));

/** The week that a report is compared with, as a query parameter. */
export const against = z.optional(weekText);

/** The week that a report is compared with, in a body; null compares with none. */
export const againstInBody = z.optional(z.nullable(weekText));

/** The week that a report compared with, in its response; null if none. */
export const weekBefore = z.nullable(weekText);

/** State of an entity in its scope: in both weeks, only in the later, only in the earlier; null without a week before. */
export const state = z.nullable(z.enum(['stayed', 'entered', 'left']));

/** Number of calendar weeks of a history, as a query parameter: a plain decimal. */
export const weeksParam = z._default(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,2}$/)), z.transform(Number)),
    z.int().check(z.gte(2), z.lte(MAX_HISTORY_WEEKS)),
  ),
  26,
);

/** A kind of entity with revenue. */
export const entityKind = z.enum(['seller', 'brand', 'category', 'product']);

/** A title or name. */
export const title = z.string();

/** A day: `2026-11-29`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.meta({ format: 'date' }));

/** A moment, ISO 8601 in UTC. */
export const moment = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|\+00:00)$/),
    z.meta({ format: 'date-time' }),
  );

/** Money in tenge, never rounded. */
export const money = z.number().check(z.gte(0));

/** A non-negative integer. */
export const count = z.int().check(z.gte(0));

/** A part of a whole, 0–1. */
export const share = z.number().check(z.gte(0), z.lte(1));

/** An index, 0–1. */
export const index = z.number().check(z.gte(0), z.lte(1));

/** A rating, 0–5; 0 without ratings where null is not allowed. */
export const rating = z.number().check(z.gte(0), z.lte(5));

/** A rank by revenue in the week: 1 is the largest; equal revenues share the smaller rank. */
export const rank = z.int().check(z.gte(1));

/** A Herfindahl–Hirschman index (HHI), 0–10 000. */
export const concentration = z.number().check(z.gte(0), z.lte(10_000));

/** An https URL; null if unknown. */
export const httpsUrl = z.nullable(z.string().check(z.regex(/^https:\/\/.*/)));

/** The fields that name a product in a list of products. */
export const productFields = {
  productId: id,
  productName: title,
  kaspiId: z.string(),
  productKaspiLink: httpsUrl,
  productMainImgLink: httpsUrl,
};

/** The fields that name a card and its category in a row. */
export const cardFields = {
  productId: id,
  productName: title,
  kaspiId: z.string(),
  productKaspiLink: httpsUrl,
  categoryId: id,
  categoryTitle: title,
};

/** One of the leaders by revenue: its id and title. */
export const Leader = z.object({ id, title });
export type Leader = z.output<typeof Leader>;

/** Ids of leaf categories, 1–5 000 of them, duplicates included. */
export const categoryIds = z.array(id).check(z.minLength(1), z.maxLength(5000));
