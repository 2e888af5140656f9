/** A ref for the one field of a step: whoever arrives there types at once. */
export const focusOnArrival = (input: HTMLInputElement | null): void => input?.focus();
