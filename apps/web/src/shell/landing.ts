import type { SessionState } from '../session/session.ts';

/** The two paths that a stranger may see. */
const PUBLIC = ['/home', '/login'];

/** Where a person who asks for an address lands: strangers at /login, and nobody signs in twice. */
export function landing(href: string, { status }: SessionState): string {
  const path = href.split(/[?#]/)[0] ?? '';
  if (status === 'signed out' && !PUBLIC.includes(path)) return '/login';
  if (status === 'signed in' && path === '/login') return '/';
  return href;
}
