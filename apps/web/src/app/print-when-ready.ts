import type { QueryClient } from '@tanstack/react-query';

/** The placeholders of what is loading, such as a chart whose code comes after its report. */
const PLACEHOLDER = 'main .animate-breathe';

/** How long printing waits for placeholders while no report is on its way, ms. */
const MAX_WAIT_MS = 5000;

/** Calls back a frame after no report is on its way and the last placeholder is replaced, unless it is aborted before. */
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
