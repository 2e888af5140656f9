import { formatCount } from '@vitrina/ui/format/plural';
import { Download, ListFilter } from 'lucide-react';
import * as texts from '#texts/search/palette';
import { createTitleMatch } from '@vitrina/contract/spelling';
import type { Entity } from '../../session/recent-entities.ts';
import { useActions, useFallbackActions, useWeekOptions } from './use-actions.ts';
import { rankGroups } from './rank-groups.ts';
import { useHasProductCards } from '../../period/use-has-product-cards.ts';
import { useIsServed } from '../../api/served-profiles.ts';
import { entityKinds } from '../entity-kinds.ts';
import { createResultGroups, createEntityOption, createSectionOption } from '../result-options.ts';
import { listOpenTables } from './open-tables.ts';
import type { Option, OptionGroup } from '../option.ts';
import { pageOptions } from './page-options.ts';
import { useShortenGroup } from '../use-shortened-group.ts';
import { useCategoryNames } from '../use-category-names.ts';
import type { Search } from '../use-search-results.ts';
import { useFollowedAndRecent } from '../../follow/use-followed-and-recent.ts';

/** Maximum numbers of options. */
const MAX_OPTIONS = { recent: 8, followedAndRecent: 4, sections: 5, weeks: 4, exports: 6 } as const;

const followedOption = (entity: Entity) => createEntityOption(entity, true);
const recentOption = (entity: Entity) => createEntityOption(entity, false);

const filterOptions = (options: readonly Option[], text: string, limit: number) => {
  const isMatch = createTitleMatch(
    text,
    options.map(({ title }) => title),
  );
  return options.filter(({ title }) => isMatch(title)).slice(0, limit);
};

/** Groups for an empty input: followed and recent entities, pages and actions. */
function useInitialGroups(): readonly OptionGroup[] {
  const { followed, recent } = useFollowedAndRecent();
  return [
    { title: texts.followed, options: followed.map(followedOption) },
    { title: texts.recent, options: recent.slice(0, MAX_OPTIONS.recent).map(recentOption) },
    { title: texts.pages, options: pageOptions },
    { title: texts.actions, options: useActions() },
  ];
}

/** Creates options that filter the tables on the screen with matching rows. */
const createTableOptions = (text: string): readonly Option[] =>
  listOpenTables().flatMap(({ caption, noun, countRows, filter }) => {
    const rowCount = countRows(text);
    if (rowCount === 0) return [];
    const endText = formatCount(rowCount, noun);
    const target = { run: () => filter(text) };
    return [
      {
        key: `filter ${caption}`,
        title: texts.filterTable,
        note: caption,
        icon: ListFilter,
        endText,
        target,
      },
    ];
  });

/** Creates options that export the tables on the screen. */
const createExportOptions = (): readonly Option[] =>
  listOpenTables().flatMap(({ caption, save }) =>
    (['xlsx', 'csv'] as const).map((format) => ({
      key: `${format} ${caption}`,
      title: format === 'xlsx' ? texts.exportXlsx : texts.exportCsv,
      note: caption,
      icon: Download,
      target: { run: () => save(format) },
    })),
  );

/** Returns the week's results for a text: of the search, and sections by name if the backend reports on them. */
function useFoundGroups(text: string, results: Search['results']): readonly OptionGroup[] {
  const names = useCategoryNames(text !== '');
  const hasCards = useHasProductCards(results !== undefined && results.products.length > 0);
  const areSectionsServed = useIsServed('insight');
  return [
    ...(results ? createResultGroups(results, names, hasCards) : []),
    {
      title: entityKinds.section.many,
      options: areSectionsServed ? names.findSections(text).map(createSectionOption) : [],
    },
  ];
}

/** Groups that match a text: followed and recent entities, pages, results of the week and actions, without duplicates. */
function useMatchingGroups({
  input: { text, kaspiReference },
  results,
  isSettled,
}: Search): readonly OptionGroup[] {
  const { followed, recent } = useFollowedAndRecent();
  const actions = useActions();
  const weeks = useWeekOptions(text);
  const fallbackActions = useFallbackActions(kaspiReference);
  const shortenGroup = useShortenGroup();
  const foundGroups = useFoundGroups(text, results);
  const entityOptions = [...followed.map(followedOption), ...recent.map(recentOption)];
  const followedAndRecent = filterOptions(entityOptions, text, MAX_OPTIONS.followedAndRecent);
  const isNew = ({ key }: Option) => followedAndRecent.every((option) => option.key !== `entity ${key}`);
  const resultGroups = rankGroups(
    foundGroups.map(({ title, options }) => ({ title, options: options.filter(isNew) })),
    text,
  ).map(shortenGroup);
  const hasNoResults = isSettled && resultGroups.every(({ options }) => options.length === 0);
  return [
    { title: texts.recent, options: followedAndRecent },
    { title: texts.pages, options: filterOptions(pageOptions, text, MAX_OPTIONS.sections) },
    { title: texts.weeks, options: filterOptions(weeks, text, MAX_OPTIONS.weeks) },
    ...resultGroups,
    {
      title: texts.onThisScreen,
      options: [
        ...createTableOptions(text),
        ...filterOptions(createExportOptions(), text, MAX_OPTIONS.exports),
      ],
    },
    { title: texts.actions, options: filterOptions(actions, text, actions.length) },
    {
      title: texts.fallbacks,
      options: hasNoResults && followedAndRecent.length === 0 ? fallbackActions : [],
    },
  ];
}

/** Returns the palette's groups without empty ones. */
export function usePaletteGroups(search: Search): readonly OptionGroup[] {
  const initialGroups = useInitialGroups();
  const matchingGroups = useMatchingGroups(search);
  return (search.input.text === '' ? initialGroups : matchingGroups).filter(
    ({ options }) => options.length > 0,
  );
}
