/** A ref for the one field of a step: whoever arrives there types at once. */
export const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();
