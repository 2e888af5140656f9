/** A ref that focuses a field when it is mounted. */
export const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();
