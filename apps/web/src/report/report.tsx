import type { ReportResult } from '../api/report-result.ts';
import { ErrorState, LoadingState } from '@vitrina/ui/primitives/states';
import type { ReactNode } from 'react';
import { getErrorCode } from '../api/api-error.ts';
import { useLastError } from '../api/use-last-error.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { useOnline } from '../api/use-online.ts';
import { OfflineState } from './offline-state.tsx';
import { ServerState } from './server-state.tsx';
import { ReportBoundary } from './report-boundary.tsx';

interface Props<Body> {
  query: ReportResult<Body>;
  /** What is shown, in the accusative: «Не удалось получить товары продавца». */
  what: string;
  /** What stands in the place of the report while it is on its way. */
  skeleton?: ReactNode;
  /** What stands above a failure and the want of a network: of whose report it is, and the way to another. */
  head?: ReactNode;
  children: (body: Body) => ReactNode;
}

/** What an answer looks like; drawn apart, so that one that cannot be drawn leaves the rest as it is. */
const Shown = <Body,>({ body, children }: { body: Body; children: (body: Body) => ReactNode }) =>
  children(body);

/** Whether a report waits for a network, or for something else to ask about that does. */
function useWaitsForNetwork({ isPaused, isPending, fetchStatus }: ReportResult<unknown>): boolean {
  const isOnline = useOnline();
  return isPaused || (isPending && fetchStatus === 'idle' && !isOnline);
}

/** A report in one of its states: on its way, waiting for a network, failed in the server's words, or there. */
export function Report<Body>({ query, what, skeleton = <ListSkeleton />, head, children }: Props<Body>) {
  const failure = useLastError(query);
  const waitsForNetwork = useWaitsForNetwork(query);
  if (query.data !== undefined) {
    return (
      <ReportBoundary
        what={what}
        answer={query.data}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        <Shown body={query.data}>{children}</Shown>
      </ReportBoundary>
    );
  }
  if (waitsForNetwork) {
    return (
      <>
        {head}
        <OfflineState what={what} />
      </>
    );
  }
  if (failure === null) return <LoadingState>{skeleton}</LoadingState>;
  return (
    <>
      {head}
      <div className="px-(--gutter) py-6">
        <ErrorState
          title={`Не удалось получить ${what}`}
          message={failure.message}
          code={getErrorCode(failure)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
        {!getErrorCode(failure)?.endsWith('_NOT_FOUND') && <ServerState />}
      </div>
    </>
  );
}
