import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { publishedWeeks } from '../api/period.ts';
import { STALE_TIME_MS } from '../api/report-query.ts';
import { Facts } from './facts.tsx';
import { PlainPage, PlainPart } from './plain-page.tsx';
import { numberLocale } from '@vitrina/ui/format/locale';
import * as texts from '#texts/pages/query-demo';

const timeFormat = new Intl.DateTimeFormat(numberLocale, { timeStyle: 'medium' });
const formatTime = (moment: number) => (moment === 0 ? '—' : timeFormat.format(moment));

/** Unused queries stay cached for five minutes, the default of TanStack Query. */
const KEPT_MS = 300_000;
const formatMinutes = (milliseconds: number) => texts.minutes(formatNumber(milliseconds / 60_000));

/** An identifier of the library or of the contract. */
const code = (word: string) => (
  <code lang="en" className="font-mono">
    {word}
  </code>
);

/** Demonstrates the data layer with the list of weeks: its states, times and rules. */
export function Component() {
  const queryClient = useQueryClient();
  const query = useQuery(publishedWeeks);
  const facts = {
    request: { name: texts.request, value: code('GET /api/report/periods') },
    status: { name: texts.status, value: code(query.status) },
    fetchStatus: { name: texts.fetchStatus, value: code(query.fetchStatus) },
    weekCount: { name: texts.weekCount, value: formatNumber(query.data?.length ?? null) },
    receivedAt: { name: texts.receivedAt, value: formatTime(query.dataUpdatedAt) },
    data: { name: texts.data, value: query.isStale ? texts.stale : texts.fresh },
    staleTime: { name: texts.staleTime, value: formatMinutes(STALE_TIME_MS) },
    keptTime: { name: texts.keptTime, value: formatMinutes(KEPT_MS) },
    retries: { name: texts.retries, value: texts.retryRule },
    failures: { name: texts.failures, value: formatNumber(query.failureCount) },
    lastError: { name: texts.lastError, value: query.error?.message ?? '—' },
  };
  return (
    <PlainPage title="TanStack Query" lang="en">
      <PlainPart lead={texts.lead} text={texts.text}>
        <Facts facts={facts} />
        <div className="flex flex-wrap gap-2">
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            {texts.refetch}
          </Button>
          <Button onClick={() => void queryClient.invalidateQueries({ queryKey: publishedWeeks.queryKey })}>
            {texts.invalidate}
          </Button>
          <Button onClick={() => void queryClient.resetQueries({ queryKey: publishedWeeks.queryKey })}>
            {texts.reset}
          </Button>
        </div>
      </PlainPart>
    </PlainPage>
  );
}
