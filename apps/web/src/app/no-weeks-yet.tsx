import { useQuery } from '@tanstack/react-query';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Button } from '@vitrina/ui/primitives/button';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { Suspense } from 'react';
import { readBody } from '../api/client.ts';
import { healthTsr } from '../api/health.ts';
import { publishedWeeks } from '../api/period.ts';
import { usePeriod } from '../period/period-context.ts';
import * as headerTexts from '#texts/app/header-parts';
import * as texts from '#texts/app/week-notices';

/** Time between two requests for the weeks while there is none, ms. */
const POLL_MS = 5_000;

const OwnDataLink = createLazyComponent(
  async () => (await import('../import/own-data-link.tsx')).OwnDataLink,
  () => null,
);

/** Returns what the server says of itself, such as that it makes the demo market. */
const useServerMessage = () =>
  useQuery({
    queryKey: ['server message'],
    queryFn: async ({ signal }) =>
      (await readBody(healthTsr.check.query({ fetchOptions: { signal } }))).message,
    retry: false,
    refetchInterval: POLL_MS,
  }).data;

/** Notice that no week is published yet; asks for the weeks until there is one. */
export function NoWeeksYet() {
  const { refresh } = usePeriod();
  const message = useServerMessage();
  // The screen shows the first week as soon as the list has it.
  useQuery({ ...publishedWeeks, refetchInterval: POLL_MS });
  return (
    <div className="px-(--gutter)">
      <EmptyState
        title={texts.noWeeks}
        actions={
          <>
            <Suspense>
              <OwnDataLink>{headerTexts.loadOwn}</OwnDataLink>
            </Suspense>
            <Button onClick={refresh}>{texts.checkAgain}</Button>
          </>
        }
      >
        {message === undefined ? texts.noWeeksYet : <span lang="ru">{message}</span>} {texts.refreshesItself}
      </EmptyState>
    </div>
  );
}
