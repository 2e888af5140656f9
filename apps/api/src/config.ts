import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  host,
  mailbox,
  oneOf,
  origin,
  type Parse,
  port,
  ranges,
  seconds,
  text,
  url,
} from './setting-schemas.ts';

/** The root of the repository, which a relative DATA_DIR starts from wherever a command is called. */
const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The api's settings, checked. */
export interface Config {
  /** NODE_ENV is `production`: no CORS, answers are not validated. */
  production: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder that keeps everything the server knows. */
  dataDir: string;
  /** Make the demo market when nothing is published. */
  demo: boolean;
  /** A ClickHouse server to use instead of our own engine. */
  clickhouseUrl: string | undefined;
  /** How codes are mailed; without it they go to the log. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string | undefined;
  /** Proxies whose X-Forwarded-For is believed: addresses and CIDR ranges. */
  trustProxy: readonly string[];
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Key of the codes' HMAC; made and kept in the data directory when absent. */
  codePepper: string | undefined;
  /** The origin of the web app's development server, the only one let in by CORS, in development alone. */
  frontendOrigin: string;
}

/** Settings that cannot be used: one line for each, with its name, what it was and what it may be. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

class Settings {
  readonly problems: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** The value of a setting; undefined where it is absent, empty or wrong. */
  optional<Value>(name: string, parse: Parse<Value>, mayBe: string): Value | undefined {
    const given = this.#env[name];
    if (given === undefined || given === '') return undefined;
    const value = parse(given);
    if (value === undefined) this.problems.push(`${name} is ${shown(name, given)}; it may be ${mayBe}`);
    return value;
  }

  /** The value of a setting; what it stands at by default where it is absent, empty or wrong. */
  or<Value>(fallback: Value, name: string, parse: Parse<Value>, mayBe: string): Value {
    return this.optional(name, parse, mayBe) ?? fallback;
  }
}

const secret = new Set(['CODE_PEPPER', 'SMTP_URL', 'CLICKHOUSE_URL']);

/** A wrong value as the operator may see it: no password goes to a terminal or a log. */
const shown = (name: string, given: string) =>
  secret.has(name)
    ? `${given.length} characters that are not shown, for they may hold a password`
    : JSON.stringify(given);

function mail(settings: Settings): Config['mail'] {
  const smtpUrl = settings.optional(
    'SMTP_URL',
    url('smtp:', 'smtps:'),
    'an address like smtp://user:password@mail.example.kz:587 or smtps://…',
  );
  const from = settings.optional(
    'MAIL_FROM',
    mailbox,
    'an e-mail address, also as Vitrina <codes@example.kz>',
  );
  if (smtpUrl && !from)
    settings.problems.push('MAIL_FROM is missing; with SMTP_URL it has to be an e-mail address');
  return smtpUrl && from ? { smtpUrl, from } : undefined;
}

const length = 'a whole number of seconds, minutes, hours or days, like 15m or 7d';

/** Where the web app's development server is: the web's own settings, under the web's own names. */
function frontendOrigin(settings: Settings): string {
  const name = settings.or('localhost', 'VITE_FRONTEND_HOST', host, 'a host name or an IP address');
  const at = settings.or(5173, 'VITE_FRONTEND_PORT', port, 'a port from 1 to 65535');
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${at}`).origin;
}

const server = (settings: Settings) => ({
  production: settings.or(
    false,
    'NODE_ENV',
    oneOf({ production: true, development: false, test: false }),
    'production, development or test',
  ),
  port: settings.or(3000, 'PORT', port, 'a port from 1 to 65535'),
  host: settings.or('127.0.0.1', 'HOST', host, 'a host name or an IP address, like 127.0.0.1 or 0.0.0.0'),
  publicUrl: settings.optional('PUBLIC_URL', origin, 'an origin like https://vitrina.example.kz'),
  trustProxy: settings.or(
    [],
    'TRUST_PROXY',
    ranges,
    'IP addresses and CIDR ranges separated by commas, like 127.0.0.1,10.0.0.0/8',
  ),
  frontendOrigin: frontendOrigin(settings),
});

const data = (settings: Settings) => ({
  dataDir: resolve(repository, settings.or('.data', 'DATA_DIR', text(1), 'the path of a folder')),
  demo: settings.or(true, 'DEMO', oneOf({ on: true, off: false }), 'on or off'),
  clickhouseUrl: settings.optional(
    'CLICKHOUSE_URL',
    url('http:', 'https:'),
    'an address like http://user:password@127.0.0.1:8123',
  ),
});

const signIn = (settings: Settings) => ({
  mail: mail(settings),
  accessTokenSeconds: settings.or(15 * 60, 'ACCESS_TOKEN_EXPIRY', seconds, length),
  refreshTokenSeconds: settings.or(7 * 86_400, 'REFRESH_TOKEN_EXPIRY', seconds, length),
  codePepper: settings.optional('CODE_PEPPER', text(32), 'any text of at least 32 characters'),
});

/** Reads the settings from the environment; ConfigError names every wrong one at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = new Settings(env);
  const config = { ...server(settings), ...data(settings), ...signIn(settings) };
  if (settings.problems.length > 0) throw new ConfigError(settings.problems);
  return config;
}

/** The folder that a command was called in: pnpm runs it elsewhere and says here where that was. */
export const calledFrom = (env: NodeJS.ProcessEnv = process.env): string => env['INIT_CWD'] ?? process.cwd();
