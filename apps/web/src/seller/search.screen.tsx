import { paths } from '../routing/paths.ts';
import { usePostReport } from '../api/use-post-report.ts';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { Segments } from '@vitrina/ui/primitives/segments';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CategoryFilter } from '../report/category-picker/category-filter.tsx';
import { toCategoriesBody, useChosenCategories } from '../report/category-picker/use-chosen-categories.ts';
import { ResultsHeading, formatInCategories } from '../report/category-picker/results-head.tsx';
import { DEBOUNCE_MS } from '../search/use-debounced-value.ts';
import { useIsCompared, usePreviousParams, usePreviousList } from '../report/comparison/use-previous-list.ts';
import { Report } from '../report/report.tsx';
import { useTypedSearchParams } from '../routing/search-params.ts';
import { Finder } from '../report/finder.tsx';
import { Page } from '../routing/page.tsx';
import { WeekLeaders } from '../report/charts/week-leaders.tsx';
import { useReportParams } from '../period/use-report-params.ts';
import { SearchResults } from './search-results.tsx';
import { sellerReports, sellerTsr } from '../api/seller.ts';

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
  return <SearchField label="Название продавца" value={text} onChange={onType} maxLength={500} />;
}

/** Result of the search by title or, without a title, by categories. */
function useResults(title: string) {
  const { week } = useReportParams();
  const { leaves } = useChosenCategories();
  const byTitle = usePostReport(
    sellerTsr.byTitle,
    sellerReports.byTitle(week && title !== '' ? { ...week, title } : undefined),
    { hasPlaceholder: title !== '' },
  );
  const byCategories = usePostReport(
    sellerTsr.byCategories,
    sellerReports.byCategories(title === '' ? toCategoriesBody(week, leaves) : undefined),
  );
  return title === '' ? byCategories : byTitle;
}

/** The sellers of the same categories in the earlier week. */
function usePreviousResults() {
  const { week } = usePreviousParams();
  const { leaves = [] } = useChosenCategories();
  const result = usePostReport(
    sellerTsr.byCategories,
    sellerReports.byCategories(toCategoriesBody(week, leaves)),
    { enabled: useIsCompared() },
  );
  return usePreviousList(result, (rows) => rows);
}

/** Filters by title and by categories; a phone shows one at a time. */
function Filters() {
  const [{ title }, change] = useTypedSearchParams(searchShape);
  const { hasChoice, leaves } = useChosenCategories();
  const [mode, setMode] = useState<'title' | 'categories'>(
    hasChoice && title === undefined ? 'categories' : 'title',
  );
  if (!useIsPhone()) {
    return (
      <>
        <h2 className="mb-2 text-section">По названию</h2>
        <TitleField />
        <p className="my-4 flex items-center gap-3 text-badge text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          или
        </p>
        <CategoryFilter />
      </>
    );
  }
  const changeMode = (next: 'title' | 'categories') => {
    setMode(next);
    if (next === 'categories') change({ title: undefined });
  };
  return (
    <>
      <Segments
        label="Как искать"
        className="mb-3 w-full"
        value={mode}
        onChange={changeMode}
        choices={[
          { name: 'title', title: 'По названию' },
          { name: 'categories', title: 'По категориям', count: leaves?.length ?? 0 },
        ]}
      />
      {mode === 'title' ? <TitleField /> : <CategoryFilter isHeadingHidden />}
    </>
  );
}

const formatHeading = (title: string, count: number) => {
  if (title !== '') return `Продавцы с «${title}» в\u00a0названии`;
  return count > 0 ? `Продавцы в ${formatInCategories(count)}` : 'Найти продавцов';
};

/** Finds sellers by title while typing, or by categories; a title takes precedence. */
export function Component() {
  const [{ title = '' }] = useTypedSearchParams(searchShape);
  const { hasChoice, leaves = [], choose } = useChosenCategories();
  const searchText = title.trim();
  const query = useResults(searchText);
  const previous = usePreviousResults();
  const phone = useIsPhone();
  return (
    <Page title="Найти продавцов" crumbs={[{ title: 'Продавцы', href: paths.sellers() }]}>
      <Finder
        hasFilter={searchText !== '' || hasChoice}
        isLive={phone && searchText !== ''}
        filter={<Filters />}
        onClear={hasChoice ? () => choose([]) : undefined}
        found={query.data && formatCountAccusative(query.data.length, nouns.seller)}
      >
        <ResultsHeading isWithoutChips={searchText !== ''} isIdle={searchText === '' && !hasChoice}>
          {formatHeading(searchText, leaves.length)}
        </ResultsHeading>
        {searchText === '' && !hasChoice ? (
          <div className="px-(--gutter)">
            <EmptyState title="Кого искать?">
              Введите часть названия или отметьте категории: здесь появятся продавцы с выручкой за неделю.
            </EmptyState>
            <WeekLeaders of="sellers" />
          </div>
        ) : (
          <Report
            query={query}
            what={searchText === '' ? 'продавцов по категориям' : 'продавцов по названию'}
          >
            {(rows) => <SearchResults rows={rows} searchText={searchText} previous={previous} />}
          </Report>
        )}
      </Finder>
    </Page>
  );
}
