/** Paths that do not require a sign-in. */
const PUBLIC_PATHS = ['/home', '/login'];

/** Whether a path is a shared link: it needs no sign-in, and its token is case-sensitive. */
const isLinkPath = (path: string): boolean => /^\/s(?:\/|$)/.test(path);

/** Normalizes the path of an address to lower case without repeated or trailing slashes. */
export function normalizeHref(href: string): string {
  const path = href.split(/[?#]/)[0] ?? '';
  if (isLinkPath(path)) return href;
  const normalized = path
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return normalized + href.slice(path.length);
}

/** Returns the address to open for a requested one: /login when signed out, / instead of /login when signed in. */
export function getAuthRedirect(
  href: string,
  { status }: { status: 'loading' | 'signed in' | 'signed out' },
): string {
  const target = normalizeHref(href);
  const path = target.split(/[?#]/)[0] ?? '';
  if (status === 'signed out' && !PUBLIC_PATHS.includes(path) && !isLinkPath(path)) return '/login';
  if (status === 'signed in' && path === '/login') return '/';
  return target;
}
