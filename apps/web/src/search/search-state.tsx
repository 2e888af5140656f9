import { OfflineNote } from '@vitrina/ui/primitives/offline-note';
import { EmptyState, ErrorState } from '@vitrina/ui/primitives/states';
import * as texts from '#texts/search/search';
import { getErrorCode } from '../api/api-error.ts';
import { formatNotInWeek } from './parse-search-input.ts';
import type { Search } from './use-search-results.ts';

interface Props {
  search: Search;
  weekNumber: number;
  /** Number of options shown. */
  count: number;
  /** Whether the search has relevant results. */
  isFound: boolean;
}

/** The state of a search: loading, error, offline, no results, or their number. */
export function SearchState({ search, weekNumber, count, isFound }: Props) {
  const { input, error } = search;
  if (input.text === '') return null;
  if (error !== null) {
    return (
      <div className="p-2">
        <ErrorState
          title={texts.searchFailed}
          message={error.message}
          code={getErrorCode(error)}
          onRetry={search.retry}
        />
      </div>
    );
  }
  if (search.isOffline) {
    return (
      <div className="p-2">
        <OfflineNote>{texts.offline}</OfflineNote>
      </div>
    );
  }
  if (search.isSettled && !isFound) {
    return (
      <div className="px-2.5">
        <EmptyState
          title={
            input.kaspiReference
              ? formatNotInWeek(input.kaspiReference, weekNumber)
              : texts.nothingFound(weekNumber)
          }
        >
          {input.kaspiReference ? texts.tryOtherWeek : texts.checkSpelling}
        </EmptyState>
      </div>
    );
  }
  return (
    <output className={search.isSettled || search.results ? 'sr-only' : 'block px-2.5 py-2 text-ink-2'}>
      {search.isSettled ? texts.found(count) : texts.searching(weekNumber)}
    </output>
  );
}
