import type { Found, FoundRow } from '@vitrina/contract';
import { useMemo } from 'react';
import * as texts from '#texts/search/picker';
import { createTitleMatch } from '@vitrina/contract/spelling';
import { reports } from '../../api/reports.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { type EntityKind, entityKinds } from '../entity-kinds.ts';
import { useHasProductCards } from '../../period/use-has-product-cards.ts';
import { createResultOption, createResultGroups, createEntityOption } from '../result-options.ts';
import type { Entity } from '../../session/recent-entities.ts';
import type { Option, OptionGroup } from '../option.ts';
import { type CategoryNames, useCategoryNames } from '../use-category-names.ts';
import type { Search } from '../use-search-results.ts';
import { useFollowedAndRecent } from '../../follow/use-followed-and-recent.ts';
import { useShortenGroup } from '../use-shortened-group.ts';

/** Maximum number of followed and recent entities. */
const MAX_FOLLOWED_AND_RECENT = 6;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Whether the kind is a category of any level. */
const isOfTree = (kind: EntityKind): boolean => kind === 'category' || kind === 'section';

/** Number of leading categories; as many as the week has leading sellers. */
const MAX_LEADERS = 8;

/** Rows that the global search finds of each kind; it finds no sections. */
const getRows: Readonly<Record<EntityKind, (found: Found) => readonly FoundRow[]>> = {
  seller: ({ sellers }) => sellers,
  brand: ({ brands }) => brands,
  category: ({ categories }) => categories,
  section: () => [],
};

/** Returns the week's categories, largest first; empty for a kind outside the tree. */
function useCategories(kind: EntityKind): readonly FoundRow[] {
  const { week } = useReportParams();
  const list = reports.category.list.useQuery(isOfTree(kind) ? week : undefined).data?.categories;
  return useMemo(() => {
    const rows = list?.toSorted((one, other) => other.revenue - one.revenue) ?? [];
    return rows.map(({ categoryId, categoryTitle, revenue }) => ({
      id: categoryId,
      title: categoryTitle,
      revenue,
    }));
  }, [list]);
}

/** Returns the sections whose names contain the text, or all of the top level, largest first. */
function useSections(
  { findSections, listTop }: CategoryNames,
  categories: readonly FoundRow[],
  text: string,
): readonly FoundRow[] {
  return useMemo(() => {
    const revenues = new Map(categories.map(({ id, revenue }) => [id, revenue]));
    const sections = text === '' ? listTop() : findSections(text);
    return sections
      .map(({ id, title, leaves }) => ({
        id,
        title,
        revenue: sum(leaves.map((leaf) => revenues.get(leaf) ?? 0)),
      }))
      .toSorted((one, other) => other.revenue - one.revenue);
  }, [findSections, listTop, categories, text]);
}

/** Returns the week's leaders of a kind, offered for an empty input. */
function useLeaders(kind: EntityKind, categories: readonly FoundRow[]): readonly FoundRow[] {
  const { week } = useReportParams();
  const info = reports.period.weekInfo.useQuery(isOfTree(kind) ? undefined : week).data?.weekInfo;
  if (kind === 'seller') return info?.topSellers ?? [];
  return kind === 'brand' ? (info?.topBrands ?? []) : categories.slice(0, MAX_LEADERS);
}

const sumRevenue = ({ rows }: { rows: readonly FoundRow[] }): number =>
  sum(rows.map(({ revenue }) => revenue));

/** Returns the categories of sections that match a text: a group for each section name, largest first. */
function useSectionCategories(
  { findSections: sectionsNamed }: CategoryNames,
  categories: readonly FoundRow[],
  text: string,
): readonly { title: string; rows: readonly FoundRow[] }[] {
  return useMemo(() => {
    const sectionsByTitle = Map.groupBy(sectionsNamed(text), ({ title }) => title);
    const groups = [...sectionsByTitle].map(([title, sections]) => {
      const below = new Set(sections.flatMap(({ leaves }) => leaves));
      return { title, rows: categories.filter(({ id }) => below.has(id)) };
    });
    return groups.toSorted((one, other) => sumRevenue(other) - sumRevenue(one));
  }, [sectionsNamed, categories, text]);
}

/** Returns followed and recent entities of a kind, except the one shown; options omit their common kind. */
function useFollowedAndRecentOptions(kind: EntityKind, path: string, text: string): readonly Option[] {
  const { followed, recent } = useFollowedAndRecent();
  const currentId = useReportParams()[entityKinds[kind].id];
  const entities = [...followed, ...recent];
  const hasTitle = createTitleMatch(
    text,
    entities.map(({ title }) => title),
  );
  const isMatch = (entity: Entity) =>
    entity.kind === kind && entity.id !== currentId && hasTitle(entity.title);
  return [
    ...followed.filter(isMatch).map((entity) => createEntityOption(entity, true, path)),
    ...recent.filter(isMatch).map((entity) => createEntityOption(entity, false, path)),
  ]
    .slice(0, MAX_FOLLOWED_AND_RECENT)
    .map((option) => ({ ...option, endText: undefined }));
}

/**
 * Returns the options of a picker: followed and recent entities, then the week's leaders, or the results for a text
 * and the categories of matching sections. Results for a Kaspi link or number may be of any kind.
 */
export function usePickerGroups(kind: EntityKind, path: string, search: Search): readonly OptionGroup[] {
  const { text, kaspiReference: onKaspi } = search.input;
  const names = useCategoryNames(isOfTree(kind) || onKaspi !== undefined);
  const hasCards = useHasProductCards(onKaspi !== undefined);
  const followedAndRecent = useFollowedAndRecentOptions(kind, path, text);
  const categories = useCategories(kind);
  const leaders = useLeaders(kind, categories);
  const sectionCategories = useSectionCategories(names, categories, kind === 'category' ? text : '');
  const shortenGroup = useShortenGroup();
  const found = text === '' ? leaders : search.results && getRows[kind](search.results);
  const ownSections = useSections(names, categories, text);
  const rows = kind === 'section' ? ownSections : found;
  const isNew = ({ key }: Option) => followedAndRecent.every((option) => option.key !== `entity ${key}`);
  const options = (rows ?? []).map((row) => createResultOption(kind, row, names, path));
  // The largest are a ranking, which must not have gaps.
  const mainGroup =
    text === ''
      ? { title: texts.largest, options }
      : { title: entityKinds[kind].many, options: options.filter(isNew) };
  const others =
    onKaspi && search.results
      ? createResultGroups(search.results, names, hasCards).filter(
          ({ title }) => title !== entityKinds[kind].many,
        )
      : [];
  const isAdditional = (option: Option) =>
    isNew(option) && mainGroup.options.every(({ key }) => key !== option.key);
  const sections = sectionCategories.map(({ title, rows: below }) => {
    const options = below.map((row) => ({ ...createResultOption(kind, row, names, path), note: undefined }));
    return shortenGroup({ title, options: options.filter(isAdditional) });
  });
  const groups = [
    { title: texts.followedAndRecent, options: followedAndRecent },
    mainGroup,
    ...sections,
    ...others,
  ];
  return groups.filter(({ options }) => options.length > 0);
}
