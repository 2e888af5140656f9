import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../../.config/find-postgres.ts';

/** A Postgres server for tests, on a Unix socket in its folder. */
export interface PostgresServer {
  folder: string;
  /** Kills the server, as a crash does; its data stays. */
  crash(): Promise<void>;
  /** Starts the server again after a crash. */
  restart(): void;
  stop(): Promise<void>;
}

/**
 * Runs the server until standard input ends, as it also does when the tests are killed, and then deletes its folder;
 * a line of input kills the server like a crash. Data of tests need not survive a power cut.
 */
const SCRIPT = `
  [ -d "$2/data" ] || "$1/initdb" --pgdata "$2/data" --no-sync --auth trust --username vitrina --encoding UTF8 --locale C.UTF-8 >"$2/log" 2>&1
  rm -f "$2/.s.PGSQL.5432"
  "$1/postgres" -D "$2/data" -k "$2" -p 5432 -c listen_addresses= -c max_connections=300 \\
    -c fsync=off -c full_page_writes=off -c autovacuum=off >>"$2/log" 2>&1 &
  until [ -S "$2/.s.PGSQL.5432" ] || ! kill -0 $!; do sleep 0.1; done
  if read -r line; then kill -QUIT $!; wait; exit; fi
  kill -INT $!
  wait
  rm -rf "$2"`;

/** Postgres refuses to run as root: root starts it as the user of Debian's package. */
const findUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

/** Starts a server of the installed Postgres without waiting for it; retry the first connection. */
export const startPostgres = (): PostgresServer => {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('Postgres is not installed: apt-get install postgresql');
  // The tests' scratch folder is closed to the server's user.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrina-postgres-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = () =>
    spawn('sh', ['-c', SCRIPT, 'sh', programs, folder], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...user,
    });
  let server = run();
  const end = async (input: string) => {
    server.stdin.end(input);
    if (server.exitCode === null) await once(server, 'exit');
  };
  return {
    folder,
    crash: () => end('crash\n'),
    restart: () => void (server = run()),
    stop: () => end(''),
  };
};

/** Returns the URL of a database of the server. */
export const getDatabaseUrl = (folder: string, database: string): string =>
  `postgres://vitrina@localhost/${database}?host=${encodeURIComponent(folder)}`;
