import type { Found } from '@vitrina/contract';
import { createDistance } from '@vitrina/contract/spelling';
import * as texts from '#texts/search/palette';
import { useIsServed } from '../../api/served-profiles.ts';
import { useHasProductCards } from '../../period/use-has-product-cards.ts';
import { useWeekInfo } from '../../period/use-week-info.ts';
import { entityKinds } from '../entity-kinds.ts';
import { includesText } from '../includes-text.ts';
import type { Option, OptionGroup } from '../option.ts';
import { createResultGroups, createSectionOption } from '../result-options.ts';
import { useCategoryNames } from '../use-category-names.ts';
import type { Search } from '../use-search-results.ts';
import { useShortenGroup } from '../use-shortened-group.ts';
import { createKnownOption, mergeKnown } from './entity-options.ts';
import { createFindOptions, type FindOptions, getFoundText } from './find-options.ts';
import { pageOptions } from './page-options.ts';
import { rankGroups } from './rank-groups.ts';
import { createFilterOptions } from './table-options.ts';
import { useActions, useFallbackActions } from './use-actions.ts';
import { useEntityOptions } from './use-entity-options.ts';
import { useScreenOptions } from './use-screen-options.ts';
import { type Standings, useStandings } from './use-standings.ts';
import { useAgainstOptions, useWeekOptions } from './use-week-options.ts';

/** Maximum numbers of options. */
const MAX_OPTIONS = { recent: 8, pages: 5, onScreen: 8, against: 4 } as const;

const noResults: Found = { sellers: [], brands: [], categories: [], products: [] };

/**
 * Returns what a text finds, ranked: the results of the week with followed and recent entities, sections by name if
 * the backend reports on them, and pages.
 */
function useFoundGroups(
  { input: { text }, results }: Search,
  standings: Standings,
  find: FindOptions,
): readonly OptionGroup[] {
  const names = useCategoryNames(text !== '');
  const hasCards = useHasProductCards(results !== undefined && results.products.length > 0);
  const areSectionsServed = useIsServed('insight');
  const marketRevenue = useWeekInfo()?.revenue;
  const sections = areSectionsServed ? find(names.findSections(text).map(createSectionOption)) : [];
  const entityGroups = [
    ...createResultGroups(results ?? noResults, names, hasCards),
    { title: entityKinds.section.many, options: sections },
  ];
  const pages = { title: texts.pages, options: find(pageOptions, MAX_OPTIONS.pages) };
  return rankGroups([...mergeKnown(entityGroups, standings, find, marketRevenue), pages], text);
}

/** Whether an action has the text itself, while all that is found only resembles it. */
function isActionNearer(text: string, actions: readonly Option[], found: readonly OptionGroup[]): boolean {
  const measure = createDistance(text);
  return (
    actions.some((option) => includesText(getFoundText(option), text)) &&
    found.every(({ options }) => options.every(({ title }) => measure(title) > 0))
  );
}

/** Returns the groups of actions for a text: those on the screen, then the others and those on the best result. */
function useActionGroups(
  text: string,
  find: FindOptions,
  found: readonly OptionGroup[],
): { groups: readonly OptionGroup[]; isNearer: boolean } {
  const best = useEntityOptions(found[0]?.options[0]?.entity, false);
  const against = useAgainstOptions();
  const onScreen = find(useScreenOptions(), MAX_OPTIONS.onScreen);
  const matching = find(useActions());
  const screenOptions = [...createFilterOptions(text), ...onScreen, ...find(against, MAX_OPTIONS.against)];
  const isNew = ({ key }: Option) => screenOptions.every((option) => option.key !== key);
  return {
    groups: [
      { title: texts.onThisScreen, options: screenOptions },
      { title: texts.actions, options: [...matching, ...best.filter(isNew)] },
    ],
    isNearer: isActionNearer(text, [...onScreen, ...matching], found),
  };
}

const isFilled = ({ options }: OptionGroup): boolean => options.length > 0;

/** The groups of the palette. */
export interface PaletteGroups {
  /** The groups that have options. */
  groups: readonly OptionGroup[];
  /** Titles found by the search, best first. */
  titles: readonly string[];
  /** Says why a week that the text names is not offered. */
  weekNote: string | undefined;
  /** Whether the text means something here: a result, a page, an action or a week. */
  isFound: boolean;
}

/** Returns the groups for an empty input. */
function useInitialGroups(standings: Standings): PaletteGroups {
  const { followed, recent, find } = standings;
  const groups = [
    { title: texts.followed, options: followed.map((entity) => createKnownOption(entity, find(entity))) },
    {
      title: texts.recent,
      options: recent.slice(0, MAX_OPTIONS.recent).map((entity) => createKnownOption(entity, 'recent')),
    },
    { title: texts.onThisScreen, options: useScreenOptions() },
    { title: texts.actions, options: useActions() },
  ];
  return { groups: groups.filter(isFilled), titles: [], weekNote: undefined, isFound: true };
}

/** Returns the groups for a text: its weeks, what it finds, then actions, which lead if they are nearer. */
function useMatchingGroups(search: Search, isLiteral: boolean, standings: Standings): PaletteGroups {
  const { text, kaspiReference } = search.input;
  const find = createFindOptions(text, isLiteral);
  const weeks = useWeekOptions(text);
  const found = useFoundGroups(search, standings, find);
  const actions = useActionGroups(text, find, found);
  const results = found.map(useShortenGroup());
  const fallbacks = { title: texts.fallbacks, options: useFallbackActions(kaspiReference) };
  const groups = [
    { title: texts.weeks, options: weeks.options },
    ...(actions.isNearer ? [...actions.groups, ...results] : [...results, ...actions.groups]),
  ].filter(isFilled);
  const isFound = groups.length > 0 || weeks.isExplicit;
  return {
    groups: isFound || !search.isSettled ? groups : [fallbacks].filter(isFilled),
    titles: found
      .filter(({ title }) => title !== texts.pages)
      .flatMap(({ options }) => options.map(({ title }) => title)),
    weekNote: weeks.note,
    isFound,
  };
}

/**
 * Returns the palette's groups.
 * @param isLiteral whether the text is searched for as it is written
 */
export function usePaletteGroups(search: Search, isLiteral: boolean): PaletteGroups {
  const standings = useStandings();
  const initial = useInitialGroups(standings);
  const matching = useMatchingGroups(search, isLiteral, standings);
  return search.input.text === '' ? initial : matching;
}
