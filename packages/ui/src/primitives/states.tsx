import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#texts/primitives';
import { Button } from './button.tsx';

/** Empty state: reason and next steps. */
export const EmptyState = (props: {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons or links to continue with. */
  readonly actions?: ReactNode;
}) => (
  <div aria-live="polite" className="py-6 [overflow-wrap:anywhere]">
    <p className="text-section">{props.title}</p>
    {props.children === undefined ? null : <p className="mt-1 max-w-[60ch] text-ink-2">{props.children}</p>}
    {props.actions === undefined ? null : <div className="mt-3 flex flex-wrap gap-2">{props.actions}</div>}
  </div>
);

/** Error with the server's message and a retry button. */
export const ErrorState = (props: {
  readonly title: string;
  /** The server's message for the person. */
  readonly message: string;
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
}) => (
  <div
    role="alert"
    className="flex max-w-[48rem] gap-2.5 rounded-control bg-down-soft px-3.5 py-3 forced-colors:border"
  >
    <CircleAlert className="mt-0.5 size-4 shrink-0 text-down" aria-hidden="true" />
    <div className="min-w-0">
      <p className="text-section">{props.title}</p>
      <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{props.message}</p>
      {props.code === undefined ? null : (
        <p className="mt-0.5 text-badge font-normal text-ink-3">{texts.errorCode(props.code)}</p>
      )}
      {props.onRetry === undefined ? null : (
        <Button small className="mt-2.5" pending={props.retrying ?? false} onClick={props.onRetry}>
          {props.retrying === true ? null : <RotateCw className="size-4" aria-hidden="true" />}
          {texts.retry}
        </Button>
      )}
    </div>
  </div>
);

/** Announces loading to screen readers; skeletons show it visually. */
export const LoadingState = ({
  children,
  label = texts.loading,
}: {
  readonly children: ReactNode;
  readonly label?: string;
}) => (
  <div aria-live="polite" aria-busy="true">
    <span className="sr-only">{label}</span>
    {children}
  </div>
);
