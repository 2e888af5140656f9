/** A ref that focuses an element when it is mounted. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
