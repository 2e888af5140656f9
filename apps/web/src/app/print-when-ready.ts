import type { QueryClient } from '@tanstack/react-query';

/** Loading placeholders, such as of a chart whose code loads after its report. */
const PLACEHOLDER = 'main .animate-breathe';

/** Maximum wait for placeholders once no report is pending, ms. */
const MAX_WAIT_MS = 5000;

/** Calls back a frame after no report is pending and the last placeholder is replaced, unless aborted before. */
export function whenReady(queries: QueryClient, signal: AbortSignal, onReady: () => void): void {
  let idleSince: number | undefined;
  const check = (now: number) => {
    if (signal.aborted) return;
    idleSince = queries.isFetching() > 0 ? undefined : (idleSince ?? now);
    const isIdle = idleSince !== undefined && idleSince < now;
    const isDrawn = document.querySelector(PLACEHOLDER) === null || now - (idleSince ?? now) > MAX_WAIT_MS;
    requestAnimationFrame(isIdle && isDrawn ? onReady : check);
  };
  requestAnimationFrame(check);
}
