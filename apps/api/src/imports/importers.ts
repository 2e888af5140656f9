import { isIP } from 'node:net';
import type { User } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { Config } from '../config.ts';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Creates the check of who may import: the addresses of `IMPORTERS`, or everyone signed in (`*`). Without the setting it
 * is everyone on a server that only its own machine reaches and that sends no mail, else nobody. The check throws
 * ContractError FORBIDDEN.
 */
export const createImporterCheck = ({
  importers,
  host,
  mail,
}: Pick<Config, 'importers' | 'host' | 'mail'>): ((user: Pick<User, 'email'>) => void) => {
  const isOwnMachine = isLoopback(host) && mail === undefined;
  const allowed = new Set(importers ?? (isOwnMachine ? ['*'] : []));
  return ({ email }) => {
    if (!allowed.has('*') && !allowed.has(email)) throw new ContractError('FORBIDDEN');
  };
};
