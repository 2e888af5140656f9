import type { Follow } from '@vitrina/contract';
import type { EntityId } from './offer.ts';
import type { OpenWeek } from './week.ts';

/** What an entity of a kind is found by in a week, and how the week names it. */
interface Entity {
  readonly id: EntityId;
  readonly title: (week: OpenWeek, id: number) => string;
}

/** The kinds of entities. */
export const entities: Readonly<Record<Follow['kind'], Entity>> = {
  seller: { id: 'sellerId', title: ({ names }, id) => names.seller(id).sellerTitle },
  brand: { id: 'brandId', title: ({ names }, id) => names.brand(id) },
  category: { id: 'categoryId', title: ({ names }, id) => names.category(id) },
  product: { id: 'productId', title: ({ names }, id) => names.product(id).productName },
};
