import type { CreatedKey, ProgramKeys } from '@vitrina/contract';
import type { Fault } from '../fixture-server.ts';
import type { PlantedFault } from './planted-fault.ts';

/** The key that the kit takes for dead. */
const DEAD = /x{43}/;

/** Takes some dead keys for no key. */
const ignoreDead = (isIgnored: (authorization: string) => boolean): Fault => ({
  admitKey: (authorization = '', admit) => (isIgnored(authorization) ? {} : admit(authorization)),
});

const withHeaders = (change: (headers: Record<string, string>) => Record<string, string>): Fault => ({
  changeResponse: (_, [status, body, headers = {}]) => [status, body, change(headers)],
});

let shown = '';

/** Lists the key itself beside its name. */
const showKeys: Fault = {
  changeResponse: (name, [status, body, headers = {}]) => {
    if (name === 'key.create' && status === 200) shown = (body as CreatedKey).key;
    if (name !== 'key.list' || status !== 200) return [status, body, headers];
    return [status, { keys: (body as ProgramKeys).keys.map((one) => ({ ...one, key: shown })) }, headers];
  },
};

const revoked = new Set<string>();

/** Serves keys as before once they are revoked. */
const keepRevoked: Fault = {
  changeResponse: (name, [status, body, headers = {}], _, { authorization = '' }) => {
    if (name === 'key.create' && status === 200) revoked.add(`Bearer ${(body as CreatedKey).key}`);
    return name === 'period.list' && status === 401 && revoked.has(authorization)
      ? [200, { reportPeriods: [] }, {}]
      : [status, body, headers];
  },
};

/** Keys for programs, with typical errors. */
export const keyFaults: readonly PlantedFault[] = [
  [
    'a dead key is taken for a stranger',
    'dead-key',
    'credentials',
    ignoreDead((authorization) => DEAD.test(authorization)),
  ],
  [
    'any Authorization header is taken for a key',
    'dead-key',
    'credentials',
    {
      changeResponse: (name, response, _, { authorization }) =>
        name === 'period.list' && authorization === 'Bearer x'
          ? [401, { error: 'Ключ не подходит: создайте новый.', code: 'UNAUTHORIZED' }]
          : response,
    },
  ],
  ['a key is shown again', 'keys', 'sessions', showKeys],
  ['a revoked key lives on', 'keys', 'sessions', keepRevoked],
  [
    'the limit is not said',
    'keys',
    'sessions',
    withHeaders(({ 'ratelimit-limit': _limit, ...headers }) => headers),
  ],
  [
    'what is left does not fall',
    'keys',
    'sessions',
    withHeaders((headers) =>
      'ratelimit-remaining' in headers ? { ...headers, 'ratelimit-remaining': '600' } : headers,
    ),
  ],
  [
    'anybody revokes a key',
    'keys',
    'sessions',
    {
      changeResponse: (name, [status, body, headers = {}]) =>
        name === 'key.revoke' && status === 404 ? [200, { keys: [] }, headers] : [status, body, headers],
    },
  ],
  [
    'a key needs no name',
    'validation',
    'sessions',
    { changeRequest: (name, values) => (name === 'key.create' ? { ...values, name: 'Ключ' } : values) },
  ],
  [
    'a key opens the account',
    'unauthorized',
    'sessions',
    {
      changeResponse: (name, response, _, { authorization = '' }) =>
        name === 'key.list' && authorization.startsWith('Bearer key_') ? [200, { keys: [] }] : response,
    },
  ],
];
