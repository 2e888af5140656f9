import * as z from 'zod/mini';
import { againstInBody, count, id, Leader, money, rank, share, title } from './field-types.ts';

/**
 * The id that each kind of mover excludes as its scope: a seller contains no other sellers. Products have none, since
 * no scope is a product.
 */
const excludedScopes = {
  sellers: 'sellerId',
  brands: 'brandId',
  categories: 'categoryId',
  products: undefined,
} as const;

/** Id of a scope in a body; parsed to 0 if absent. */
const scopeId = z._default(id, 0).check(z.meta({ default: undefined }));

/** Body of the movers of one ISO week: of the market, or of one category, brand, seller or section. */
export const MoversBody = z
  .object({
    year: id,
    weekNumber: id,
    against: againstInBody,
    of: z.enum(['sellers', 'brands', 'categories', 'products']),
    categoryId: scopeId,
    brandId: scopeId,
    sellerId: scopeId,
    sectionId: scopeId,
  })
  .check(
    z.refine(
      ({ categoryId, brandId, sellerId, sectionId }) =>
        [categoryId, brandId, sellerId, sectionId].filter(Boolean).length < 2,
      {
        // The description of sectionId says its part: a new demand on the whole body is a breaking change.
        error: 'At most one of categoryId, brandId and sellerId',
      },
    ),
    z.refine(
      ({ of, ...scope }) => {
        const excluded = excludedScopes[of];
        return excluded === undefined || scope[excluded] === 0;
      },
      { error: 'The scope is of another kind than what moves' },
    ),
  );
export type MoversBody = z.input<typeof MoversBody>;

const nullableMoney = z.nullable(money);

/** One seller, brand, category or product that moved. */
export const Mover = z.object({
  id,
  title,
  revenueBefore: nullableMoney,
  revenue: nullableMoney,
  change: z.nullable(z.number()),
  placeBefore: z.nullable(rank),
  place: z.nullable(rank),
  shareBefore: z.nullable(share),
  share: z.nullable(share),
  salesCountBefore: z.nullable(count),
  salesCount: z.nullable(count),
  isNew: z.nullable(z.boolean()),
  isWithinChance: z.nullable(z.boolean()),
});
export type Mover = z.output<typeof Mover>;

/** Movers of one kind: their number and sums, and the largest of them. */
export const MoverGroup = z.object({
  count,
  revenueBefore: money,
  revenue: money,
  change: z.number(),
  rows: z.array(Mover).check(z.maxLength(50)),
});
export type MoverGroup = z.output<typeof MoverGroup>;

/** One of the week's 20 largest that overtook others since the week before. */
export const Overtaker = z.object({
  id,
  title,
  place: rank,
  placeBefore: z.nullable(rank),
  overtakenCount: count,
  overtaken: z.array(Leader).check(z.maxLength(5)),
});
export type Overtaker = z.output<typeof Overtaker>;

/** Movers between two weeks. */
export const Movers = z.object({
  entered: MoverGroup,
  left: MoverGroup,
  gained: MoverGroup,
  lost: MoverGroup,
  unchangedCount: count,
  overtook: z.array(Overtaker).check(z.maxLength(20)),
});
export type Movers = z.output<typeof Movers>;
