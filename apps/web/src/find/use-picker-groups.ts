import { useQuery } from '@tanstack/react-query';
import type { Found, FoundRow } from '@vitrina/contract';
import { contains } from '../pick/contains.ts';
import { categoryList } from '../category/queries.ts';
import { weekInfo } from '../period/queries.ts';
import { useAsked } from '../use-asked.ts';
import { type Kind, kinds } from './entity.ts';
import { entityOption, foundGroups, keptOption } from './found-options.ts';
import type { Entity } from '../session/kept-entities.ts';
import type { Option, OptionGroup } from './option.ts';
import { useCategoryNames } from './use-category-names.ts';
import type { Search } from './use-found.ts';
import { useKept } from './use-kept.ts';

/** So many of those that the person knows. */
const KNOWN = 6;

/** As many as the week's own leaders. */
const LARGEST = 8;

const rowsOf: Readonly<Record<Kind, (found: Found) => readonly FoundRow[]>> = {
  seller: ({ sellers }) => sellers,
  brand: ({ brands }) => brands,
  category: ({ categories }) => categories,
};

/** The largest of a kind in the week: what is offered before anything is typed. */
function useLargest(kind: Kind): readonly FoundRow[] {
  const { week } = useAsked();
  const info = useQuery(weekInfo(kind === 'category' ? undefined : week)).data?.weekInfo;
  const list = useQuery(categoryList(kind === 'category' ? week : undefined)).data?.categories;
  if (kind === 'seller') return info?.topSellers ?? [];
  if (kind === 'brand') return info?.topBrands ?? [];
  const largest = list?.toSorted((one, other) => other.revenue - one.revenue).slice(0, LARGEST) ?? [];
  return largest.map(({ categoryId, categoryTitle, revenue }) => ({
    id: categoryId,
    title: categoryTitle,
    revenue,
  }));
}

/** Those of a kind that the person pinned and looked at, without the one that is on the screen. */
function useKnown(kind: Kind, path: string, text: string): readonly Option[] {
  const { pinned, recent } = useKept();
  const shown = useAsked()[kinds[kind].id];
  const fits = (one: Entity) => one.kind === kind && one.id !== shown && contains(one.title, text);
  return [
    ...pinned.filter(fits).map((one) => keptOption(one, true, path)),
    ...recent.filter(fits).map((one) => keptOption(one, false, path)),
  ].slice(0, KNOWN);
}

/**
 * What a picker of one kind offers, leading to a path: those that the person knows, then without a text
 * the largest, else those whose title has it. What a Kaspi link or number names is offered whatever its
 * kind, leading to where it is shown.
 */
export function usePickerGroups(kind: Kind, path: string, search: Search): readonly OptionGroup[] {
  const { text, onKaspi } = search.sought;
  const names = useCategoryNames(kind === 'category' || onKaspi !== undefined);
  const known = useKnown(kind, path, text);
  const largest = useLargest(kind);
  const rows = text === '' ? largest : search.found && rowsOf[kind](search.found);
  const isNew = ({ key }: Option) => known.every((one) => one.key !== `kept ${key}`);
  const own = {
    title: text === '' ? 'Крупнейшие за неделю' : kinds[kind].many,
    options: (rows ?? []).map((row) => entityOption(kind, row, names, path)).filter(isNew),
  };
  const others =
    onKaspi && search.found
      ? foundGroups(search.found, names).filter(({ title }) => title !== kinds[kind].many)
      : [];
  const groups = [{ title: 'Закреплённые и недавние', options: known }, own, ...others];
  return groups.filter(({ options }) => options.length > 0);
}
