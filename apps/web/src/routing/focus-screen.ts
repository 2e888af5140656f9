/** Gives the screen's heading the focus, or its content while there is no heading yet. */
export function focusScreen(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whoever lost the focus gets it back only if nothing else has taken it within so many ms, as a closing menu does. */
const GRACE_MS = 50;

/**
 * Watches the focus: when the element that has it goes away, such as a button of a row that is removed,
 * the screen gets it, so that the keyboard does not begin again at the top of the page.
 * @returns what stops it
 */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent) => {
    last = target;
  };
  const isLost = () =>
    document.activeElement === document.body && last instanceof Element && !last.isConnected;
  const look = () => {
    if (!isLost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => isLost() && focusScreen(), GRACE_MS);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}
