const messages: string[] = [];

/** Records a call of console.error or console.warn. */
export const recordConsoleError = (...args: unknown[]): void =>
  void messages.push(args.map(String).join(' '));

/** Returns and clears the messages so far; messages left at the end of a test fail it. */
export const flushConsoleErrors = (): string[] => messages.splice(0);
