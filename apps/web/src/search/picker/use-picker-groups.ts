import { useQuery } from '@tanstack/react-query';
import type { Found, FoundRow } from '@vitrina/contract';
import { useMemo } from 'react';
import { contains } from '../contains.ts';
import { categoryList } from '../../api/category.ts';
import { weekInfo } from '../../api/period.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { type EntityKind, entityKinds } from '../entity-kinds.ts';
import { entityOption, foundGroups, keptOption } from '../result-options.ts';
import type { Entity } from '../../session/pinned-and-recent.ts';
import type { Option, OptionGroup } from '../option.ts';
import { type CategoryNames, useCategoryNames } from '../use-category-names.ts';
import type { Search } from '../use-search-results.ts';
import { usePinnedAndRecent } from '../../session/use-pinned-and-recent.ts';
import { useShortenedGroup } from '../use-shortened-group.ts';

/** So many of those that the person knows. */
const KNOWN = 6;

/** As many as the week's own leaders. */
const LARGEST = 8;

const rowsOf: Readonly<Record<EntityKind, (found: Found) => readonly FoundRow[]>> = {
  seller: ({ sellers }) => sellers,
  brand: ({ brands }) => brands,
  category: ({ categories }) => categories,
};

/** The week's categories, largest first; none where another kind is picked. */
function useCategories(kind: EntityKind): readonly FoundRow[] {
  const { week } = useReportParams();
  const list = useQuery(categoryList(kind === 'category' ? week : undefined)).data?.categories;
  return useMemo(() => {
    const rows = list?.toSorted((one, other) => other.revenue - one.revenue) ?? [];
    return rows.map(({ categoryId, categoryTitle, revenue }) => ({
      id: categoryId,
      title: categoryTitle,
      revenue,
    }));
  }, [list]);
}

/** The largest of a kind in the week: what is offered before anything is typed. */
function useLargest(kind: EntityKind, categories: readonly FoundRow[]): readonly FoundRow[] {
  const { week } = useReportParams();
  const info = useQuery(weekInfo(kind === 'category' ? undefined : week)).data?.weekInfo;
  if (kind === 'seller') return info?.topSellers ?? [];
  return kind === 'brand' ? (info?.topBrands ?? []) : categories.slice(0, LARGEST);
}

const revenueOf = ({ rows }: { rows: readonly FoundRow[] }): number =>
  rows.reduce((sum, { revenue }) => sum + revenue, 0);

/** The categories of the sections that are called so: a group for each name, largest first. */
function useInSections(
  { sectionsNamed }: CategoryNames,
  categories: readonly FoundRow[],
  text: string,
): readonly { title: string; rows: readonly FoundRow[] }[] {
  return useMemo(() => {
    const named = Map.groupBy(sectionsNamed(text), ({ title }) => title);
    const groups = [...named].map(([title, sections]) => {
      const below = new Set(sections.flatMap(({ leaves }) => leaves));
      return { title, rows: categories.filter(({ id }) => below.has(id)) };
    });
    return groups.toSorted((one, other) => revenueOf(other) - revenueOf(one));
  }, [sectionsNamed, categories, text]);
}

/** Those of a kind that the person pinned and looked at, without the one that is on the screen. */
function useKnown(kind: EntityKind, path: string, text: string): readonly Option[] {
  const { pinned, recent } = usePinnedAndRecent();
  const shown = useReportParams()[entityKinds[kind].id];
  const fits = (one: Entity) => one.kind === kind && one.id !== shown && contains(one.title, text);
  return [
    ...pinned.filter(fits).map((one) => keptOption(one, true, path)),
    ...recent.filter(fits).map((one) => keptOption(one, false, path)),
  ].slice(0, KNOWN);
}

/**
 * What a picker of one kind offers, leading to a path: those that the person knows, then without a text
 * the largest, else those whose title has it, then the categories of a section of that name. What a Kaspi
 * link or number names is offered whatever its kind, leading to where it is shown.
 */
export function usePickerGroups(kind: EntityKind, path: string, search: Search): readonly OptionGroup[] {
  const { text, onKaspi } = search.sought;
  const names = useCategoryNames(kind === 'category' || onKaspi !== undefined);
  const known = useKnown(kind, path, text);
  const categories = useCategories(kind);
  const largest = useLargest(kind, categories);
  const inSections = useInSections(names, categories, kind === 'category' ? text : '');
  const shortened = useShortenedGroup();
  const rows = text === '' ? largest : search.found && rowsOf[kind](search.found);
  const isNew = ({ key }: Option) => known.every((one) => one.key !== `kept ${key}`);
  const own = {
    title: text === '' ? 'Крупнейшие за неделю' : entityKinds[kind].many,
    options: (rows ?? []).map((row) => entityOption(kind, row, names, path)).filter(isNew),
  };
  const others =
    onKaspi && search.found
      ? foundGroups(search.found, names).filter(({ title }) => title !== entityKinds[kind].many)
      : [];
  const isFurther = (option: Option) => isNew(option) && own.options.every(({ key }) => key !== option.key);
  const sections = inSections.map(({ title, rows: below }) => {
    const options = below.map((row) => ({ ...entityOption(kind, row, names, path), note: undefined }));
    return shortened({ title, options: options.filter(isFurther) });
  });
  const groups = [{ title: 'Закреплённые и недавние', options: known }, own, ...sections, ...others];
  return groups.filter(({ options }) => options.length > 0);
}
