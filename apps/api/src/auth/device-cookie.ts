import { isUnexpired } from './expiry.ts';
import { CODE_SECONDS } from './code-mail-text.ts';
import { computeMac, isEqualInConstantTime } from './tokens.ts';

/**
 * Kinds of device cookies, with their lifetime in seconds. A device that requested a code may guess it. A device that
 * signed in has its own budgets for a year.
 */
const lifetimes = { requested: CODE_SECONDS, 'signed-in': 365 * 86_400 } as const;

/** Kind of a device cookie. */
type DeviceState = keyof typeof lifetimes;

/** A device of a mailbox, identified by its cookie. */
export interface Device {
  id: string;
  /** Whether the device signed in to the mailbox. */
  isKnown: boolean;
}

/** Returns the name of a mailbox's cookie, which does not contain its address. */
const getCookieName = (pepper: string, email: string) =>
  `vitrina-device-${computeMac(pepper, 'device-name', email).slice(0, 16)}`;

/** Signs a device of a mailbox: a random id and the time of the cookie in seconds. */
const sign = (pepper: string, state: DeviceState, email: string, id: string, seconds: string) =>
  computeMac(pepper, `device-${state}`, email, id, seconds);

/**
 * Creates the Set-Cookie value for a device of a mailbox (OWASP, «Slow Down Online Guessing Attacks with Device
 * Cookies»).
 */
export function createDeviceCookie(
  {
    pepper,
    email,
    id,
    state,
    now,
  }: { pepper: string; email: string; id: string; state: DeviceState; now: Date },
  { isSecure }: { isSecure: boolean },
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const value = `${id}.${seconds}.${sign(pepper, state, email, id, seconds)}`;
  const attributes = `Path=/api/auth; Max-Age=${lifetimes[state]}; HttpOnly; SameSite=Lax`;
  return `${getCookieName(pepper, email)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** Returns the device from a Cookie header; undefined unless it requested a code of this mailbox or signed in to it. */
export function readDeviceCookie(
  { pepper, email, now }: { pepper: string; email: string; now: Date },
  cookieHeader: string | undefined,
): Device | undefined {
  const prefix = `${getCookieName(pepper, email)}=`;
  const cookies = (cookieHeader ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  const [, id, seconds, signature] = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (id === undefined || seconds === undefined || signature === undefined) return undefined;
  const issuedAt = new Date(Number(seconds) * 1000).toISOString();
  const isValid = (state: DeviceState) =>
    isEqualInConstantTime(sign(pepper, state, email, id, seconds), signature) &&
    isUnexpired(issuedAt, lifetimes[state], now);
  if (isValid('signed-in')) return { id, isKnown: true };
  return isValid('requested') ? { id, isKnown: false } : undefined;
}
