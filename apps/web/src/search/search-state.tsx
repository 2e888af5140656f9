import { OfflineNote } from '@vitrina/ui/primitives/offline-note';
import { EmptyState, ErrorState } from '@vitrina/ui/primitives/states';
import { codeOf } from '../api/client.ts';
import { notInWeek } from './parse-search-input.ts';
import type { Search } from './use-search-results.ts';

interface Props {
  search: Search;
  weekNumber: number;
  /** How many options are in sight, of whatever kind. */
  count: number;
  /** Whether the week has anything under the text, as far as it matters here. */
  isFound: boolean;
}

/** How a search stands, in words: on its way, failed, without a network, nothing found, or how much. */
export function SearchState({ search, weekNumber, count, isFound }: Props) {
  const { sought, failure } = search;
  if (sought.text === '') return null;
  if (failure !== null) {
    return (
      <div className="p-2">
        <ErrorState
          title="Не удалось найти"
          message={failure.message}
          code={codeOf(failure)}
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
            sought.onKaspi
              ? notInWeek(sought.onKaspi, weekNumber)
              : `В неделе ${weekNumber} ничего не нашлось`
          }
        >
          {sought.onKaspi
            ? 'Его могли не продавать на этой неделе: посмотрите другую неделю или страницу на Kaspi.'
            : 'Проверьте, как написано, или введите часть названия.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <output className={search.isSettled || search.found ? 'sr-only' : 'block px-2.5 py-2 text-ink-2'}>
      {search.isSettled ? `Найдено: ${count}` : `Ищем в неделе ${weekNumber}…`}
    </output>
  );
}
