import type { Found, FoundProduct, FoundRow } from '@vitrina/contract';
import { createFilterChange } from '@vitrina/ui/report-table/column-filter';
import { formatCompactMoney } from '@vitrina/ui/format/numbers';
import { History, Package, Pin } from 'lucide-react';
import type { Entity } from '../session/pinned-and-recent.ts';
import { hrefOf, type EntityKind, entityKinds } from './entity-kinds.ts';
import type { Option, OptionGroup } from './option.ts';
import { searchOnKaspi } from './parse-search-input.ts';
import type { CategoryNames } from './use-category-names.ts';

/** The products of its category, narrowed to one by its name; there it stands with a link to Kaspi. */
function productHref({ title, categoryId }: { title: string; categoryId: number }): string {
  const filter = createFilterChange('products', 'productName', { by: 'text', text: title });
  const search = new URLSearchParams({ categoryId: String(categoryId) });
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) search.set(name, value);
  return `/category-products?${search.toString()}`;
}

/** A product that was found: it leads to where the week lists it, or else to Kaspi's search. */
const productOption = ({ id, title, revenue, categoryId }: FoundProduct, names: CategoryNames): Option => ({
  key: `product ${id}`,
  title,
  icon: Package,
  note: categoryId === undefined ? undefined : names.nameOf(categoryId),
  end: formatCompactMoney(revenue),
  leads:
    categoryId === undefined ? { outside: searchOnKaspi(title) } : { to: productHref({ title, categoryId }) },
});

/** A seller, brand or category of the week, leading to a screen about its kind. */
export const entityOption = (
  kind: EntityKind,
  { id, title, revenue }: FoundRow,
  names: CategoryNames,
  path?: string,
): Option => ({
  key: `${kind} ${id}`,
  title,
  icon: entityKinds[kind].icon,
  note: kind === 'category' ? names.sectionOf(id) : undefined,
  end: formatCompactMoney(revenue),
  revenue,
  leads: { to: hrefOf({ kind, id }, path) },
});

/** One that the person pinned or looked at, by its kind at the right. */
export const keptOption = (entity: Entity, isPinned: boolean, path?: string): Option => ({
  key: `kept ${entity.kind} ${entity.id}`,
  title: entity.title,
  icon: isPinned ? Pin : History,
  end: entityKinds[entity.kind].one,
  leads: { to: hrefOf(entity, path) },
});

/** All that a week has under a text, kind by kind. */
export const foundGroups = (
  { sellers, brands, categories, products }: Found,
  names: CategoryNames,
): readonly OptionGroup[] => [
  { title: entityKinds.seller.many, options: sellers.map((row) => entityOption('seller', row, names)) },
  { title: entityKinds.brand.many, options: brands.map((row) => entityOption('brand', row, names)) },
  {
    title: entityKinds.category.many,
    options: categories.map((row) => entityOption('category', row, names)),
  },
  { title: 'Товары', options: products.map((row) => productOption(row, names)) },
];
