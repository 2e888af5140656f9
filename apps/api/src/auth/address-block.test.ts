import { expect, test } from 'vitest';
import { toAddressBlock } from './address-block.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
])('an IPv4 address counts by itself, however it is written: %s', (ip, block) => {
  expect(toAddressBlock(ip)).toBe(block);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('an IPv6 address counts with its network: %s', (ip, block) => {
  expect(toAddressBlock(ip)).toBe(block);
});

test('returns other text unchanged, cut to 64 characters', () => {
  expect(toAddressBlock('unknown')).toBe('unknown');
  expect(toAddressBlock(':'.repeat(1000))).toHaveLength(64);
});
