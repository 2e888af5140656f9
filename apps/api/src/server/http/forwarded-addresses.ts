import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Replaces an entry of X-Forwarded-For that is not an IP address. */
const UNKNOWN = 'unknown';

/** Removes the port and the brackets of an entry: `[2001:db8::1]:443` becomes `2001:db8::1`. */
function readAddress(entry: string): string {
  const text = entry.trim().replaceAll('"', '');
  const inner = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(inner) === 0 ? UNKNOWN : inner;
}

/**
 * Rewrites X-Forwarded-For to plain IP addresses, so that a port neither creates a new caller nor hides a trusted
 * proxy. Entries that are not addresses become one caller.
 */
export function normalizeForwardedFor({ headers }: IncomingMessage): void {
  const header = headers['x-forwarded-for'];
  if (header === undefined) return;
  headers['x-forwarded-for'] = String(header).split(',').map(readAddress).join(', ');
}
