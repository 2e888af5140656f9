/** Focuses the screen's heading, or its content while there is no heading. */
export function focusScreen(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Delay before a lost focus is restored, ms: a closing menu moves the focus itself. */
const RESTORE_DELAY_MS = 50;

/**
 * Focuses the screen when the focused element is removed, such as a button of a removed row, so that the
 * keyboard does not start at the top of the page.
 * @returns a function that stops it
 */
export function restoreLostFocus(): () => void {
  let lastFocused: EventTarget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleFocus = ({ target }: FocusEvent) => {
    lastFocused = target;
  };
  const isLost = () =>
    document.activeElement === document.body && lastFocused instanceof Element && !lastFocused.isConnected;
  const checkFocus = () => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => isLost() && focusScreen(), RESTORE_DELAY_MS);
  };
  const observer = new MutationObserver(checkFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', handleFocus);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
  };
}
