function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus from a content to its heading once there is one, unless the focus went elsewhere. */
function focusLateHeading(content: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const heading = content.querySelector<HTMLElement>('h1');
    const isWaiting = document.activeElement === content;
    if (isWaiting && heading !== null) focusElement(heading);
    if (!isWaiting || heading !== null) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
}

/** Focuses the screen's heading; its content until the heading appears. */
export function focusScreen(): void {
  const content = document.querySelector<HTMLElement>('main');
  if (content === null) return;
  const heading = content.querySelector<HTMLElement>('h1');
  focusElement(heading ?? content);
  if (heading === null) focusLateHeading(content);
}

/** Delay before a lost focus is restored, ms: a closing menu moves the focus itself. */
const RESTORE_DELAY_MS = 50;

/**
 * Focuses the screen when the focused element is removed, such as a button of a removed row, so that the keyboard
 * does not restart at the top of the page.
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
