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
import { ResultsHead, inCategories } from '../report/category-picker/results-head.tsx';
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

const inAddress = { title: z.string().check(z.minLength(1), z.maxLength(500)) };

/** A text for a seller's title; once it has rested it stands in the address. */
function TitleField() {
  const [{ title = '' }, change] = useTypedSearchParams(inAddress);
  const [text, setText] = useState(title);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (now: string) => {
    setText(now);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => change({ title: now.trim() === '' ? undefined : now }), DEBOUNCE_MS);
  };
  return <SearchField label="Название продавца" value={text} onChange={type} maxLength={500} />;
}

/** What was asked for, by title or by categories; a title goes first. */
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

/** The sellers of the same categories in the previous week. */
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

/** The two ways to find: beside each other, or on a phone one at a time. */
function Ways() {
  const [{ title }, change] = useTypedSearchParams(inAddress);
  const { isAny, leaves } = useChosenCategories();
  const [way, setWay] = useState<'title' | 'categories'>(
    isAny && title === undefined ? 'categories' : 'title',
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
  const go = (next: 'title' | 'categories') => {
    setWay(next);
    if (next === 'categories') change({ title: undefined });
  };
  return (
    <>
      <Segments
        label="Как искать"
        className="mb-3 w-full"
        value={way}
        onChange={go}
        choices={[
          { name: 'title', title: 'По названию' },
          { name: 'categories', title: 'По категориям', count: leaves?.length ?? 0 },
        ]}
      />
      {way === 'title' ? <TitleField /> : <CategoryFilter isTold />}
    </>
  );
}

const heading = (title: string, count: number) => {
  if (title !== '') return `Продавцы с «${title}» в\u00a0названии`;
  return count > 0 ? `Продавцы в ${inCategories(count)}` : 'Найти продавцов';
};

/** Finds sellers by title, as one types, or by categories; a title goes first. */
export function Component() {
  const [{ title = '' }] = useTypedSearchParams(inAddress);
  const { isAny, leaves = [], choose } = useChosenCategories();
  const sought = title.trim();
  const query = useResults(sought);
  const previous = usePreviousResults();
  const phone = useIsPhone();
  return (
    <Page title="Найти продавцов" crumbs={[{ title: 'Продавцы', href: paths.sellers() }]}>
      <Finder
        isAsked={sought !== '' || isAny}
        isLive={phone && sought !== ''}
        filter={<Ways />}
        onDrop={isAny ? () => choose([]) : undefined}
        found={query.data && formatCountAccusative(query.data.length, nouns.seller)}
      >
        <ResultsHead bare={sought !== ''} atRest={sought === '' && !isAny}>
          {heading(sought, leaves.length)}
        </ResultsHead>
        {sought === '' && !isAny ? (
          <div className="px-(--gutter)">
            <EmptyState title="Кого искать?">
              Введите часть названия или отметьте категории: здесь появятся продавцы с выручкой за неделю.
            </EmptyState>
            <WeekLeaders of="sellers" />
          </div>
        ) : (
          <Report query={query} what={sought === '' ? 'продавцов по категориям' : 'продавцов по названию'}>
            {(rows) => <SearchResults rows={rows} sought={sought} previous={previous} />}
          </Report>
        )}
      </Finder>
    </Page>
  );
}
