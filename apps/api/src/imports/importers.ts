import type { User } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import type { Config } from '../config.ts';
import { isLoopback } from '../setting-schemas.ts';

/**
 * Creates the check whether a person may import. `IMPORTERS` lists the addresses, and `*` allows every signed-in person.
 * If it is unset, a server with a loopback HOST and without SMTP_URL allows every signed-in person, and any other server
 * allows no person. The check throws ContractError FORBIDDEN.
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
