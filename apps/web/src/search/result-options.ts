import * as entities from '#texts/entities';
import * as texts from '#texts/search/search';
import { entityPath, paths } from '../routing/paths.ts';
import type { Found, FoundProduct, FoundRow } from '@vitrina/contract';
import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { Eye, History, Package } from 'lucide-react';
import type { FollowedEntity } from '../follow/use-followed-and-recent.ts';
import type { CategoryNode } from './category-nodes.ts';
import { type EntityKind, entityKinds } from './entity-kinds.ts';
import type { Option, OptionGroup } from './option.ts';
import { getKaspiSearchUrl } from './parse-search-input.ts';
import type { CategoryNames } from './use-category-names.ts';

/** Address of the products of a product's category, filtered by its name. */
function getProductHref({ title, categoryId }: { title: string; categoryId: number }): string {
  const filter = createFilterChange('products', 'productName', { by: 'text', text: title });
  return paths.categoryProducts({ categoryId }, filter);
}

/**
 * Creates the option of a product: it links to its card; without cards to its category's list, or to Kaspi's search
 * without a category.
 */
const createProductOption = (
  { id, title, revenue, categoryId }: FoundProduct,
  names: CategoryNames,
  hasCards: boolean,
): Option => ({
  key: `product ${id}`,
  title,
  icon: Package,
  note: categoryId === undefined ? undefined : names.getName(categoryId),
  endText: formatCompactMoney(revenue),
  target: hasCards
    ? { to: paths.product({ productId: id }) }
    : categoryId === undefined
      ? { outside: getKaspiSearchUrl(title) }
      : { to: getProductHref({ title, categoryId }) },
  ...(hasCards && { entity: { kind: 'product', id, title } }),
  revenue,
});

/** Creates the option of a seller, brand or category of the week. */
export const createResultOption = (
  kind: EntityKind,
  { id, title, revenue }: FoundRow,
  names: CategoryNames,
  path?: string,
): Option => ({
  key: `${kind} ${id}`,
  title,
  icon: entityKinds[kind].icon,
  note: kind === 'category' ? names.getSectionName(id) : undefined,
  endText: formatCompactMoney(revenue),
  revenue,
  target: { to: entityPath({ kind, id }, path) },
  entity: { kind, id, title },
});

/** Creates the option of a section found by name, with the number of its categories. */
export const createSectionOption = ({ id, title, leaves }: CategoryNode): Option => ({
  key: `section ${id}`,
  title,
  icon: entityKinds.section.icon,
  endText: formatCount(leaves.length, nouns.category),
  target: { to: entityPath({ kind: 'section', id }) },
  entity: { kind: 'section', id, title },
});

/** Creates the option of a followed or recent entity. */
export const createEntityOption = (entity: FollowedEntity, isFollowed: boolean, path?: string): Option => ({
  key: `entity ${entity.kind} ${entity.id}`,
  title: entity.title,
  note: entity.isOwn === true ? texts.myShop : undefined,
  icon: isFollowed ? Eye : History,
  endText: entityKinds[entity.kind].one,
  target: { to: entityPath(entity, path) },
});

/** Creates a group of options for each kind of results. */
export const createResultGroups = (
  { sellers, brands, categories, products }: Found,
  names: CategoryNames,
  hasCards: boolean,
): readonly OptionGroup[] => [
  { title: entityKinds.seller.many, options: sellers.map((row) => createResultOption('seller', row, names)) },
  { title: entityKinds.brand.many, options: brands.map((row) => createResultOption('brand', row, names)) },
  {
    title: entityKinds.category.many,
    options: categories.map((row) => createResultOption('category', row, names)),
  },
  { title: entities.products, options: products.map((row) => createProductOption(row, names, hasCards)) },
];
