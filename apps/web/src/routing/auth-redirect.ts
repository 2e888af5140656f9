/** The two paths that a stranger may see. */
const PUBLIC = ['/home', '/login'];

/** The same address with its path as the routes write it: in lower case, without superfluous slashes. */
export function canonicalPath(href: string): string {
  const path = href.split(/[?#]/)[0] ?? '';
  const written = path
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return written + href.slice(path.length);
}

/** Where a person who asks for an address lands: strangers at /login, and nobody signs in twice. */
export function authRedirect(
  href: string,
  { status }: { status: 'loading' | 'signed in' | 'signed out' },
): string {
  const here = canonicalPath(href);
  const path = here.split(/[?#]/)[0] ?? '';
  if (status === 'signed out' && !PUBLIC.includes(path)) return '/login';
  if (status === 'signed in' && path === '/login') return '/';
  return here;
}
