import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const networks: readonly (readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [address, bits, family] of networks) blocked.addSubnet(address, bits, family);

/** Whether an IP address is not a public unicast address: this machine, a private network, multicast or reserved. */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The host's address is private. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** Looks up an address for a connection and refuses private ones. An earlier check could see another address. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddress(`${hostname} has a private address`), []);
    callback(null, addresses);
  });
};
