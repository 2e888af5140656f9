let current: string | undefined;

/**
 * Sends the token of a link with reports until the returned function is called. It is kept in memory alone: whoever
 * has it opens the screen.
 */
export function sendLinkToken(token: string): () => void {
  current = token;
  return () => {
    if (current === token) current = undefined;
  };
}

/** The header that shows the link of the page; none without one. */
export const getLinkHeaders = (): Readonly<Record<string, string>> =>
  current === undefined ? {} : { authorization: `Bearer ${current}` };
