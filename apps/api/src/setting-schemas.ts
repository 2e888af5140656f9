import { isIP } from 'node:net';

/** Reads a setting's text; undefined when it is not one of the values that the setting may have. */
export type Parse<Value> = (text: string) => Value | undefined;

/** A TCP port to listen on. */
export const port: Parse<number> = (text) =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

/** A host name or an IP address. */
export const host: Parse<string> = (text) =>
  isIP(text) !== 0 || /^(?!\d+(\.\d+)*$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined;

/** One of a few words, each with what it stands for. */
export const oneOf =
  <Value>(values: Record<string, Value>): Parse<Value> =>
  (text) =>
    Object.hasOwn(values, text) ? values[text] : undefined;

/** An address with one of these protocols and a host. */
export const url =
  (...protocols: string[]): Parse<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== ''
      ? text
      : undefined;

/** An http or https address of nothing but protocol, host and port. */
export const origin: Parse<string> = (text) =>
  url('http:', 'https:')(text) && new URL(text).href === `${new URL(text).origin}/`
    ? new URL(text).origin
    : undefined;

/** A length of time like 15m or 7d, up to a year, in seconds. */
export const seconds: Parse<number> = (text) => {
  const [, amount, unit] = /^([1-9]\d{0,6})([smhd])$/.exec(text) ?? [];
  const length = { s: 1, m: 60, h: 3600, d: 86_400 }[unit ?? ''];
  return length && Number(amount) * length <= 366 * 86_400 ? Number(amount) * length : undefined;
};

const range = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** IP addresses and CIDR ranges separated by commas; a range of everything is not one. */
export const ranges: Parse<readonly string[]> = (text) => {
  const list = text.split(',').map((entry) => entry.trim());
  return list.every(range) ? list : undefined;
};

/** A text of so many characters at least, the blanks around it not counted. */
export const text =
  (atLeast: number): Parse<string> =>
  (given) =>
    given.trim().length >= atLeast ? given : undefined;

/** One e-mail address, also with a name: `Vitrina <codes@example.kz>`. */
export const mailbox: Parse<string> = (given) =>
  /^(?:[^<>,;@\r\n]+<([^<>\s,;]+)>|([^<>\s,;]+))$/
    .exec(given)
    ?.slice(1)
    .some((address) => /^[^@]+@[^@]+$/.test(address ?? ''))
    ? given
    : undefined;
