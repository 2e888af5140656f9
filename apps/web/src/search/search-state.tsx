import { OfflineNote } from '@vitrina/ui/primitives/offline-note';
import { EmptyState, ErrorState } from '@vitrina/ui/primitives/states';
import { getErrorCode } from '../api/api-error.ts';
import { formatNotInWeek } from './parse-search-input.ts';
import type { Search } from './use-search-results.ts';

interface Props {
  search: Search;
  weekNumber: number;
  /** Number of options shown. */
  count: number;
  /** Whether the search has results that matter here. */
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
          title="Не удалось найти"
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
        <OfflineNote>Нет сети: поиск по неделе продолжится, как только она появится.</OfflineNote>
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
              : `В неделе ${weekNumber} ничего не нашлось`
          }
        >
          {input.kaspiReference
            ? 'Его могли не продавать на этой неделе: посмотрите другую неделю или страницу на Kaspi.'
            : 'Проверьте, как написано, или введите часть названия.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <output className={search.isSettled || search.results ? 'sr-only' : 'block px-2.5 py-2 text-ink-2'}>
      {search.isSettled ? `Найдено: ${count}` : `Ищем в неделе ${weekNumber}…`}
    </output>
  );
}
