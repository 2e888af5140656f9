import * as texts from '#texts/report/report';
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
  /** The report in the accusative: «Не удалось получить товары продавца». */
  what: string;
  /** Shown while the report is loading. */
  skeleton?: ReactNode;
  /** Shown above an error and above the offline state. */
  head?: ReactNode;
  children: (body: Body) => ReactNode;
}

/** Renders a body inside the error boundary. */
const Shown = <Body,>({ body, children }: { body: Body; children: (body: Body) => ReactNode }) =>
  children(body);

/** Whether a report, or a request it depends on, waits for a network. */
function useWaitsForNetwork({ isPaused, isPending, fetchStatus }: ReportResult<unknown>): boolean {
  const isOnline = useOnline();
  return isPaused || (isPending && fetchStatus === 'idle' && !isOnline);
}

/** A report in one of its states: loading, offline, error or content. */
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
  const code = getErrorCode(failure);
  // A retry does not help if the week lacks the entity, and its message needs no code.
  const isMissing = code?.endsWith('_NOT_FOUND') === true;
  return (
    <>
      {head}
      <div className="px-(--gutter) py-6">
        <ErrorState
          title={texts.cannotGet(what)}
          message={failure.message}
          code={isMissing ? undefined : code}
          onRetry={isMissing ? undefined : () => void query.refetch()}
          retrying={query.isFetching}
        />
        {!isMissing && <ServerState />}
      </div>
    </>
  );
}
