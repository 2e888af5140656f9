import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrina/contract';
import * as z from 'zod/mini';

const PORT_FORMAT = 'a port, 1–65535';

const port = z.pipe(
  z.pipe(z.string().check(z.regex(/^[0-9]{1,5}$/, PORT_FORMAT)), z.transform(Number)),
  z.int().check(z.gte(1, PORT_FORMAT), z.lte(65_535, PORT_FORMAT)),
);
const duration = (example: string) =>
  z.string().check(z.regex(/^[1-9][0-9]*[smhd]$/, `a number with s, m, h or d, such as ${example}`));
const host = z.string().check(z.regex(/^[A-Za-z0-9.:[\]-]+$/, 'a host name or address'));

/** Formats a host for a URL: an IPv6 address in brackets. */
const toUrlHost = (name: string) => (name.includes(':') && !name.startsWith('[') ? `[${name}]` : name);

/** The environment; each error message lists the allowed values. */
const Environment = z.object({
  MODE: z._default(z.enum(['development', 'production'], 'development or production'), 'development'),
  VITE_LANGUAGE: z._default(z.enum(LANGUAGES, LANGUAGES.join(', ')), DEFAULT_LANGUAGE),
  VITE_ACCESS_TOKEN_EXPIRY: z._default(duration('15m'), '15m'),
  VITE_REFRESH_TOKEN_EXPIRY: z._default(duration('7d'), '7d'),
  VITE_FRONTEND_HOST: z._default(host, 'localhost'),
  VITE_FRONTEND_PORT: z._default(port, 5173),
  VITE_BACKEND_HOST: z.optional(host),
  VITE_BACKEND_PORT: z._default(port, 3000),
});

/** Settings of the client, compiled into its code. Durations are texts: a number with s, m, h or d. */
export interface ClientSettings {
  mode: 'development' | 'production';
  /** Language of the texts of this build. */
  language: Language;
  accessTokenExpiry: string;
  refreshTokenExpiry: string;
  /** URL prefix of each request: empty in production and without a backend host. */
  apiUrl: string;
}

/** The settings of the client and of its development server. */
export interface Settings extends ClientSettings {
  frontend: { host: string; port: number };
  /** URL to which the development server proxies requests; undefined if the client calls `apiUrl` itself. */
  proxyUrl: string | undefined;
}

/** Reads the settings from an environment. Throws for a wrong variable: its name, its value and the allowed values. */
export function readSettings(environment: Readonly<Record<string, unknown>>): Settings {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = Environment.safeParse(variables);
  if (error) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    throw new Error(`${name} is "${String(variables[name])}", but may be ${issue?.message}`);
  }
  const { VITE_BACKEND_HOST: backendHost, VITE_BACKEND_PORT: backendPort } = data;
  const backendUrl = `http://${toUrlHost(backendHost ?? 'localhost')}:${backendPort}`;
  const isProxied = backendHost === undefined || data.MODE === 'production';
  return {
    mode: data.MODE,
    language: data.VITE_LANGUAGE,
    accessTokenExpiry: data.VITE_ACCESS_TOKEN_EXPIRY,
    refreshTokenExpiry: data.VITE_REFRESH_TOKEN_EXPIRY,
    frontend: { host: data.VITE_FRONTEND_HOST, port: data.VITE_FRONTEND_PORT },
    apiUrl: isProxied ? '' : backendUrl,
    proxyUrl: isProxied ? backendUrl : undefined,
  };
}
