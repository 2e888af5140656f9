import { contract, type Found } from '@vitrina/contract';
import type { ServerWeek } from '../server-week.ts';

/** An entity that a text may find, with its revenue of the week. */
export interface Thing {
  readonly id: number;
  readonly title: string;
  readonly revenue: number;
  readonly kaspiId?: string;
}

/** A kind of what is found. */
export type Kind = keyof Found;
/** The entities of each kind. */
export type Things = Readonly<Record<Kind, readonly Thing[]>>;

/** Reads the products of these categories. */
export const productsOf = async (week: ServerWeek, categoryIds: readonly number[]): Promise<Thing[]> => {
  const lists = await Promise.all(
    categoryIds.map((categoryId) => week.read(contract.category.products, { categoryId })),
  );
  return lists.flatMap((list) =>
    (list?.body.productsByCategory ?? []).map((row) => ({
      id: row.productId,
      title: row.productName,
      revenue: row.revenue,
      kaspiId: row.kaspiId,
    })),
  );
};

/** All sellers of a week, a few of them with their Kaspi id. */
async function sellersOf(week: ServerWeek): Promise<Thing[]> {
  const some = week.kit.rng.sample(week.sellers.body, 2);
  const profiles = await Promise.all(
    some.map(({ sellerId }) => week.read(contract.seller.info, { sellerId })),
  );
  const kaspiIds = new Map(
    profiles.map((profile) => [profile?.body.sellerInfo.sellerId, profile?.body.sellerInfo.sellerKaspiId]),
  );
  return week.sellers.body.map(({ sellerId: id, sellerTitle: title, revenue }) => {
    const kaspiId = kaspiIds.get(id);
    return { id, title, revenue, ...(kaspiId !== undefined && { kaspiId }) };
  });
}

/** Reads all sellers, brands and leaf categories of a week, and the products of a few categories. */
export async function readEntities(week: ServerWeek): Promise<Things> {
  const { rng } = week.kit;
  const categories = week.categories.body.categories.map((row) => ({
    id: row.categoryId,
    title: row.categoryTitle,
    revenue: row.revenue,
  }));
  return {
    sellers: await sellersOf(week),
    brands: week.brands.body.map((row) => ({ id: row.brandId, title: row.brandTitle, revenue: row.revenue })),
    categories,
    products: await productsOf(
      week,
      rng.sample(categories, 4).map(({ id }) => id),
    ),
  };
}
