import { isIP } from 'node:net';
import * as z from 'zod/mini';

/**
 * Schemas of single settings. The input is the text of an environment variable; the message of an issue is the
 * list of allowed values, which follows "it may be" in the error.
 */

const isPort = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;

const isHost = (text: string) =>
  isIP(text) !== 0 || /^(?!\d+(\.\d+)*$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);

const isUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';

const isOrigin = (text: string) =>
  isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`;

/** Whether a HOST accepts connections of this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

const isMailbox = (text: string) =>
  /^(?:[^<>,;@\r\n]+<([^<>\s,;]+)>|([^<>\s,;]+))$/
    .exec(text)
    ?.slice(1)
    .some((address) => /^[^@]+@[^@]+$/.test(address ?? '')) === true;

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const splitList = (text: string): readonly string[] => text.split(',').map((entry) => entry.trim());

/** Names for local use: RFC 6761, RFC 6762, RFC 8375 and ICANN's reserved names. */
const localName = /(^|\.)(localhost|local|internal|home\.arpa|lan|home|corp|intranet|private)$/i;

const isPublicHost = (text: string) =>
  /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i.test(text) && !localName.test(text);

const MAX_DURATION_SECONDS = 366 * 86_400;

/** Parses a duration like 15m into seconds; 0 is invalid or too long. */
function parseSeconds(text: string): number {
  const [, amount, unit] = /^([1-9]\d{0,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(amount ?? 0) * ({ s: 1, m: 60, h: 3600, d: 86_400 }[unit ?? ''] ?? 0);
  return seconds <= MAX_DURATION_SECONDS ? seconds : 0;
}

/** Largest size that a setting may have: 1 TiB. */
const MAX_SIZE_BYTES = 1024 ** 4;

/** Parses a size like 512M or 2G into bytes; 0 is invalid or too large. */
function parseBytes(text: string): number {
  const [, amount, unit] = /^([1-9]\d{0,6})([MG])$/.exec(text) ?? [];
  const bytes = Number(amount ?? 0) * 1024 ** (unit === 'G' ? 3 : 2);
  return bytes <= MAX_SIZE_BYTES ? bytes : 0;
}

export const text = (isValid: (value: string) => boolean, allowed: string) =>
  z.string().check(z.refine(isValid, { error: allowed }));

/** A TCP port to listen on. */
export const port = z.pipe(text(isPort, 'a port from 1 to 65535'), z.transform(Number));

/** A number of weeks to keep. */
export const weekCount = z.pipe(
  text((value) => /^[1-9]\d{0,3}$/.test(value), 'a number of weeks from 1 to 9999'),
  z.transform(Number),
);

/** A host name or an IP address. */
export const host = (example = '') => text(isHost, `a host name or an IP address${example}`);

/** A URL with one of these protocols and a host. */
export const url = (protocols: readonly string[], allowed: string) =>
  text((value) => isUrl(value, protocols), allowed);

/** Whether a reader's URL has a writer's URL beside it, and names the same database or none. */
export const matchesWriter = (reader: string | undefined, writer: string | undefined): boolean => {
  if (reader === undefined || !URL.canParse(reader)) return true;
  if (writer === undefined) return false;
  const { pathname } = new URL(reader);
  return pathname === '/' || !URL.canParse(writer) || pathname === new URL(writer).pathname;
};

/** The URL of a Postgres database; a Unix socket's folder is its query parameter `host`. */
export const postgresUrl = text(
  (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  'an address like postgres://user:password@db.example.kz/vitrina',
);

/** An http or https URL without path, query and credentials; read without the slash at the end. */
export const origin = z.pipe(
  text(isOrigin, 'an origin like https://vitrina.example.kz'),
  z.transform((value) => new URL(value).origin),
);

/** A duration like 15m or 7d, up to 366 days, read as seconds. */
export const duration = z.pipe(
  text(
    (value) => parseSeconds(value) > 0,
    'a whole number of seconds, minutes, hours or days, like 15m or 7d',
  ),
  z.transform(parseSeconds),
);

/** A size like 512M or 2G, read as bytes. */
export const size = z.pipe(
  text((value) => parseBytes(value) > 0, 'a whole number of mebibytes or gibibytes, like 512M or 2G'),
  z.transform(parseBytes),
);

/** How many threads or reports. */
export const count = z.pipe(
  text((value) => /^[1-9]\d{0,2}$/.test(value), 'a whole number from 1 to 999'),
  z.transform(Number),
);

/** IP addresses and CIDR ranges separated by commas; a range of all addresses is refused. */
export const ipRanges = z.pipe(
  text(
    (value) => splitList(value).every(isRange),
    'IP addresses and CIDR ranges separated by commas, like 127.0.0.1,10.0.0.0/8',
  ),
  z.transform(splitList),
);

/** Public host names separated by commas, `*.` for subdomains; IP addresses and local names are refused. */
export const publicHosts = z.pipe(
  text(
    (value) => splitList(value).every(isPublicHost),
    'public host names separated by commas, like kaspi.kz,*.kaspi.kz',
  ),
  z.transform(splitList),
);

/** E-mail addresses separated by commas, in lower case, or `*`. */
export const importers = z.pipe(
  text(
    (value) => splitList(value).every((entry) => entry === '*' || /^[^\s@]+@[^\s@]+$/.test(entry)),
    'e-mail addresses separated by commas, or * for everyone who is signed in',
  ),
  z.transform((value) => splitList(value.toLowerCase())),
);

/** Text of at least `minLength` characters, surrounding blanks not counted. */
export const longText = (minLength: number, allowed: string) =>
  text((value) => value.trim().length >= minLength, allowed);

/** One e-mail address, also with a name: `Vitrina <codes@example.kz>`. */
export const mailbox = text(isMailbox, 'an e-mail address, also as Vitrina <codes@example.kz>');
