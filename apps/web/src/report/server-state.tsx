import { paths } from '../routing/paths.ts';
import { Link } from '@vitrina/ui/link';
import { useLocation } from 'react-router';

/** Where to look whether it is the server that fails, unless one is there. */
export function ServerState() {
  const { pathname } = useLocation();
  if (pathname === paths.health()) return null;
  return (
    <p className="mt-4 text-ink-2">
      Работает ли сервер, видно на странице{' '}
      <Link href={paths.health()} className="rounded-mark text-accent underline">
        «Состояние сервера»
      </Link>
      .
    </p>
  );
}
