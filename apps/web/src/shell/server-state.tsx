import { Link } from '@vitrina/ui/link.tsx';

/** Where to look whether it is the server that fails. */
export const ServerState = () => (
  <p className="mt-4 text-ink-2">
    Работает ли сервер, видно на странице{' '}
    <Link href="/backend/health" className="rounded-mark text-accent underline">
      «Состояние сервера»
    </Link>
    .
  </p>
);
