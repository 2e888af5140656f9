import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../.github/deploy/${name}`, import.meta.url), 'utf8');
const nginx = read('nginx.conf');
const caddy = read('Caddyfile');

/** Logs an address as nginx's map does: the value of the first matching expression, else the address. */
function logByNginx(address: string): string {
  const [, map = ''] = /\nmap \$request_uri \$uri_without_token \{\n(.*?)\n\}/s.exec(nginx) ?? [];
  const rules = [...map.matchAll(/^ +~(\S+) (.+);$/gm)];
  const rule = rules.find(([, expression = '']) => new RegExp(expression).test(address));
  return rule?.[2] ?? address;
}

/** Logs an address as Caddy's filter does. */
function logByCaddy(address: string): string {
  const [, expression = '', value = ''] = /request>uri regexp "(.+?)" "(.+?)"/.exec(caddy) ?? [];
  return address.replaceAll(new RegExp(expression, 'g'), value);
}

const secret = 'YSBsaW5rIGZvciBvdGhlcn';

test.each([
  `/s/link_${secret}`,
  `/s/link_${secret}?tab=products`,
  `/%73/link_${secret}`,
  `/unsubscribe?user=u1&key=${secret}`,
])('the log of each proxy has %s without its token', (address) => {
  expect(logByNginx(address)).not.toContain(secret);
  expect(logByCaddy(address)).not.toContain(secret);
});

test('the log of each proxy leaves any other address unchanged', () => {
  const address = '/api/report/seller-info/2026/46/101?against=2026-45';
  expect(logByNginx(address)).toBe(address);
  expect(logByCaddy(address)).toBe(address);
});

test('nginx logs no other value with an address, in each of its servers', () => {
  const [, format = ''] = /log_format vitrina '(.*)';/.exec(nginx) ?? [];
  expect(format).toContain('$uri_without_token');
  expect(format).not.toMatch(/\$request\b|\$request_uri|\$uri\b|\$args|\$http_referer/);
  const servers = nginx.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {4}access_log \S+ vitrina;$/m);
});

test('Caddy filters both its own log and the site’s, and logs no header with a token', () => {
  expect(caddy.match(/\tlog \{\n\t\timport without-tokens\n\t\}/g)).toHaveLength(2);
  for (const header of ['Referer', 'Share-Token'])
    expect(caddy).toContain(`request>headers>${header} delete`);
});
