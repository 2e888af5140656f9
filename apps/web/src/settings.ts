import * as z from 'zod/mini';

const port = z.pipe(
  z.pipe(z.string().check(z.regex(/^[0-9]{1,5}$/)), z.transform(Number)),
  z.int().check(z.gte(1), z.lte(65_535)),
);
const duration = z.string().check(z.regex(/^[1-9][0-9]*[smhd]$/));
const host = z.string().check(z.regex(/^[A-Za-z0-9.:[\]-]+$/));

/** What each setting may be, in words, for the message about a wrong one. */
const allowed: Record<string, string> = {
  MODE: 'development or production',
  VITE_ACCESS_TOKEN_EXPIRY: 'a number with s, m, h or d, such as 15m',
  VITE_REFRESH_TOKEN_EXPIRY: 'a number with s, m, h or d, such as 7d',
  VITE_FRONTEND_HOST: 'a host name or address',
  VITE_FRONTEND_PORT: 'a port, 1–65535',
  VITE_BACKEND_HOST: 'a host name or address, or nothing',
  VITE_BACKEND_PORT: 'a port, 1–65535',
};

const Environment = z.object({
  MODE: z._default(z.enum(['development', 'production']), 'development'),
  VITE_ACCESS_TOKEN_EXPIRY: z._default(duration, '15m'),
  VITE_REFRESH_TOKEN_EXPIRY: z._default(duration, '7d'),
  VITE_FRONTEND_HOST: z._default(host, 'localhost'),
  VITE_FRONTEND_PORT: z._default(port, 5173),
  VITE_BACKEND_HOST: z.optional(host),
  VITE_BACKEND_PORT: z._default(port, 3000),
});

/** The client's settings, checked. Times are as written: a number with s, m, h or d. */
export interface Settings {
  mode: 'development' | 'production';
  accessTokenExpiry: string;
  refreshTokenExpiry: string;
  frontend: { host: string; port: number };
  backend: { host: string; port: number } | undefined;
  /** What every call's path follows: empty in production and where no backend host is named. */
  apiUrl: string;
}

const apiUrl = (mode: Settings['mode'], backend: Settings['backend']) =>
  mode === 'production' || backend === undefined ? '' : `http://${backend.host}:${backend.port}`;

/** Reads the settings out of an environment; a wrong one is an error with its name, its value and what it may be. */
export function readSettings(environment: Readonly<Record<string, unknown>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0]);
    throw new Error(`${name} is "${String(given[name])}", but may be ${allowed[name]}`);
  }
  const found = read.data;
  const backend =
    found.VITE_BACKEND_HOST === undefined
      ? undefined
      : { host: found.VITE_BACKEND_HOST, port: found.VITE_BACKEND_PORT };
  return {
    mode: found.MODE,
    accessTokenExpiry: found.VITE_ACCESS_TOKEN_EXPIRY,
    refreshTokenExpiry: found.VITE_REFRESH_TOKEN_EXPIRY,
    frontend: { host: found.VITE_FRONTEND_HOST, port: found.VITE_FRONTEND_PORT },
    backend,
    apiUrl: apiUrl(found.MODE, backend),
  };
}
