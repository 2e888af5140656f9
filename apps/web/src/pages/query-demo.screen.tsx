import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { periodTsr, publishedWeeks } from '../api/period.ts';
import { STALE_TIME_MS } from '../api/report-options.ts';
import { Facts } from './facts.tsx';
import { PlainPage, PlainPart } from './plain-page.tsx';

const timeFormat = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium' });
const formatTime = (moment: number) => (moment === 0 ? '—' : timeFormat.format(moment));

/** Unused queries stay in the cache for five minutes, the default of TanStack Query. */
const KEPT_MS = 300_000;
const formatMinutes = (milliseconds: number) => `${formatNumber(milliseconds / 60_000)}\u00a0мин`;

/** An identifier of the library or of the contract. */
const code = (word: string) => (
  <code lang="en" className="font-mono">
    {word}
  </code>
);

/** Demonstrates the data layer with the list of weeks: its states, times and rules. */
export function Component() {
  const queryClient = useQueryClient();
  const query = periodTsr.list.useQuery(publishedWeeks);
  const facts = {
    Запрос: code('GET /api/report/periods'),
    'Состояние данных': code(query.status),
    'Состояние обмена': code(query.fetchStatus),
    'Недель в ответе': formatNumber(query.data?.length ?? null),
    Получено: formatTime(query.dataUpdatedAt),
    Данные: query.isStale ? 'устарели' : 'свежие',
    'Считается свежим': formatMinutes(STALE_TIME_MS),
    'Остаётся в памяти после ухода': formatMinutes(KEPT_MS),
    'Повторов после отказа': 'один; у отчётов ни одного',
    'Отказов подряд': formatNumber(query.failureCount),
    'Последняя ошибка': query.error instanceof Error ? query.error.message : '—',
  };
  return (
    <PlainPage title="TanStack Query" lang="en">
      <PlainPart
        lead="Слой данных за работой"
        text="Как приложение получает и хранит данные: на примере списка недель. Кнопки под таблицей меняют его состояние."
      >
        <Facts facts={facts} />
        <div className="flex flex-wrap gap-2">
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            Запросить снова
          </Button>
          <Button onClick={() => void queryClient.invalidateQueries({ queryKey: publishedWeeks.queryKey })}>
            Считать устаревшим
          </Button>
          <Button onClick={() => void queryClient.resetQueries({ queryKey: publishedWeeks.queryKey })}>
            Забыть и запросить
          </Button>
        </div>
      </PlainPart>
    </PlainPage>
  );
}
