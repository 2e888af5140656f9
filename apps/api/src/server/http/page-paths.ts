/** Whether a URL may be a page: not a path of the api, in any case, nor of a built file. */
export const isPagePath = (url: string): boolean => !/^\/+(?:api|assets)(?:[/?]|$)/i.test(url);

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Escapes undecodable percent signs in a page's URL (`/%`, `/%E0%A4%A`), so that a person gets the web app's own page
 * for an unknown address. Returns other URLs unchanged.
 */
export function escapeUndecodablePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return isPagePath(url) && !isDecodable(path) ? path.replaceAll('%', '%25') + url.slice(path.length) : url;
}
