import { expect, test } from 'vitest';
import { toAddressBlocks } from './address-block.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
])('an IPv4 address counts by itself, however it is written: %s', (ip, block) => {
  expect(toAddressBlocks(ip)).toEqual({ address: block, network56: block, network48: block });
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
  expect(toAddressBlocks(ip).address).toBe(block);
});

test('an IPv6 address counts with its /56 and its /48 as well', () => {
  expect(toAddressBlocks('2001:db8:1:12ab::1')).toEqual({
    address: '2001:db8:1:12ab::/64',
    network56: '2001:db8:1:1200::/56',
    network48: '2001:db8:1::/48',
  });
});

test.each(['unknown', '5.5.5.5:1000', '[2001:db8::1]', '', ':'.repeat(1000), '1.2.3.4, 5.6.7.8'])(
  'text that is not an address counts as one block: %s',
  (text) => {
    expect(toAddressBlocks(text).address).toBe('unknown');
  },
);
