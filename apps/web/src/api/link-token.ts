/** The header of the token: that of the contract, whose schemas load later. */
const HEADER = 'share-token';

let current: string | undefined;

/**
 * Adds the token of a link to every request until the returned function is called. Only memory holds the token,
 * because it opens the screen without a sign-in.
 */
export function sendLinkToken(token: string): () => void {
  current = token;
  return () => {
    if (current === token) current = undefined;
  };
}

/** The header that shows the link of the page; none without one. */
export const getLinkHeaders = (): Readonly<Record<string, string>> =>
  current === undefined ? {} : { [HEADER]: current };
