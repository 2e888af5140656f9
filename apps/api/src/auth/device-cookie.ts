import { isUnexpired } from './expiry.ts';
import { computeMac, isEqualInConstantTime } from './tokens.ts';

/** Lifetime of a device cookie: a year. */
const DEVICE_SECONDS = 365 * 86_400;

/** Returns the name of a mailbox's cookie, which does not contain its address. */
const cookieName = (pepper: string, email: string) =>
  `vitrina-device-${computeMac(pepper, 'device-name', email).slice(0, 16)}`;

/** Signs a device of a mailbox: a random id and the second of its sign-in. */
const sign = (pepper: string, email: string, id: string, seconds: string) =>
  computeMac(pepper, 'device', email, id, seconds);

/**
 * Creates the Set-Cookie value for a device that signed in to a mailbox (OWASP, «Slow Down Online Guessing Attacks
 * with Device Cookies»).
 */
export function createDeviceCookie(
  { pepper, email, id, now }: { pepper: string; email: string; id: string; now: Date },
  { isSecure }: { isSecure: boolean },
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const value = `${id}.${seconds}.${sign(pepper, email, id, seconds)}`;
  const attributes = `Path=/api/auth; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${cookieName(pepper, email)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** Returns the id of the device from a Cookie header; undefined unless it signed in to this mailbox. */
export function readDevice(
  { pepper, email, now }: { pepper: string; email: string; now: Date },
  cookieHeader: string | undefined,
): string | undefined {
  const prefix = `${cookieName(pepper, email)}=`;
  const cookies = (cookieHeader ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  const [, id, seconds, signature] = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (id === undefined || seconds === undefined || signature === undefined) return undefined;
  if (!isEqualInConstantTime(sign(pepper, email, id, seconds), signature)) return undefined;
  const issuedAt = new Date(Number(seconds) * 1000).toISOString();
  return isUnexpired(issuedAt, DEVICE_SECONDS, now) ? id : undefined;
}
