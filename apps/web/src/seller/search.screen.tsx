import { keepPreviousData } from '@tanstack/react-query';
import * as entities from '#texts/entities';
import * as screens from '#texts/screens';
import * as texts from '#texts/seller/search';
import { paths } from '../routing/paths.ts';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import {
  combineWithTree,
  toCategoriesBody,
  useChosenCategories,
} from '../report/category-picker/use-chosen-categories.ts';
import { formatInCategories } from '../report/category-picker/format-in-categories.ts';
import { includesText, listWords } from '../search/includes-text.ts';
import { DEBOUNCE_MS } from '../search/use-debounced-value.ts';
import { useIsCompared, usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { Finder } from '../report/finder.tsx';
import { focusOnSlash } from '../report/focus-on-slash.ts';
import { Page } from '../routing/page.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { SearchResults } from './search-results.tsx';
import { reports } from '../api/reports.ts';

const searchShape = { title: z.string().check(z.minLength(1), z.maxLength(500)) };

/** Text field of a seller's title; the address is updated after a debounce. */
function TitleField() {
  const [{ title = '' }, change] = useTypedSearchParams(searchShape);
  const [text, setText] = useState(title);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ title: next.trim() === '' ? undefined : next }), DEBOUNCE_MS);
  };
  return (
    <SearchField
      ref={focusOnSlash}
      label={texts.name}
      className="w-72 max-md:w-auto max-md:min-w-0 max-md:flex-1"
      value={text}
      onChange={onType}
      maxLength={500}
    />
  );
}

/**
 * Finds the longest word of a title. The server matches a text literally: it gets one word; the screen checks the
 * others.
 */
const findLongestWord = (title: string): string =>
  listWords(title).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Returns the result of the search by title or, without a title, the sellers of the chosen or of all categories. */
function useResults(title: string) {
  const { week } = useReportParams();
  const chosen = useChosenCategories();
  const byTitle = reports.seller.byTitle.useQuery(
    week && title !== '' ? { ...week, title: findLongestWord(title) } : undefined,
    { placeholderData: keepPreviousData },
  );
  const byCategories = reports.seller.byCategories.useQuery(
    title === '' ? toCategoriesBody(week, chosen.listed) : undefined,
  );
  const query = title === '' ? combineWithTree(chosen, byCategories) : byTitle;
  const rows = useMemo(
    () => query.data?.filter(({ sellerTitle }) => includesText(sellerTitle, title)),
    [query.data, title],
  );
  return { query, rows };
}

/** Returns the sellers of the same categories in the compared week. */
function usePreviousResults() {
  const { week } = usePreviousParams();
  const { listed } = useChosenCategories();
  const result = reports.seller.byCategories.useQuery(toCategoriesBody(week, listed), {
    enabled: useIsCompared(),
  });
  return usePreviousList(result, (rows) => rows);
}

const formatHeading = (title: string, count: number) => {
  if (title !== '') return texts.withName(title);
  return count > 0 ? texts.inCategories(formatInCategories(count)) : texts.ofWeek;
};

/** The sellers of the week by revenue; a search by title while typing, else by the chosen categories. */
export function Component() {
  const [{ title = '' }] = useTypedSearchParams(searchShape);
  const { hasChoice, leaves = [] } = useChosenCategories();
  const searchText = title.trim();
  const { query, rows = [] } = useResults(searchText);
  const previous = usePreviousResults();
  const isOfChosen = searchText === '' && hasChoice;
  const note = useIsPhone() ? texts.ofChosenNote : `${texts.ofChosenNote} ${texts.rankNote}`;
  return (
    <Page title={screens.findSellers} crumbs={[{ title: entities.sellers, href: paths.sellers() }]}>
      <Finder
        title={formatHeading(searchText, leaves.length)}
        note={isOfChosen ? note : undefined}
        search={<TitleField />}
        found={query.data && formatCountAccusative(rows.length, nouns.seller)}
      >
        <Report
          query={query}
          what={searchText === '' ? texts.byCategoriesAccusative : texts.byNameAccusative}
        >
          {() => <SearchResults {...{ rows, searchText, previous, isOfChosen }} />}
        </Report>
      </Finder>
    </Page>
  );
}
