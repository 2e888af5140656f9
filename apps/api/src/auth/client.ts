import { toAddressBlocks } from '../server/http/address-block.ts';
import type { Client } from '../store/sessions.ts';

/** Browsers by what their user agents have; each precedes those whose mark its user agent has as well. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\b|Headless)(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems and devices, in the same way. */
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Maximum length of what is read of a user agent, characters. */
const MAX_LENGTH = 500;

/** Describes a client by its address and its user agent, of which only known names are kept. */
export function describeClient(ip: string, userAgent = ''): Client {
  const read = userAgent.slice(0, MAX_LENGTH);
  const find = (names: typeof browsers) => names.find(([mark]) => mark.test(read))?.[1] ?? '';
  return { browser: find(browsers), system: find(systems), address: toAddressBlocks(ip).address };
}
