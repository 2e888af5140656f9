import type { Follow, SectionFollow } from '@vitrina/contract';
import type { EntityId, Offer } from './offer.ts';
import { offersOf } from './rows.ts';
import { offersOfSection } from './scopes.ts';
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

/** A followed entity or section. */
export type AnyFollow = Follow | SectionFollow;

/** A week's offers of what is followed; none without a week. */
export function offersOfFollow(week: OpenWeek | null, { kind, id }: AnyFollow): readonly Offer[] {
  if (week === null) return [];
  return kind === 'section' ? offersOfSection(week, id) : offersOf(week, entities[kind].id, id);
}

/** What a week that has it calls it. */
export const titleOfFollow = (week: OpenWeek, { kind, id }: AnyFollow): string =>
  kind === 'section' ? week.names.category(id) : entities[kind].title(week, id);
