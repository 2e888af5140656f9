import { KEY_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { hashKey } from '../auth/tokens.ts';
import type { AdmitKey } from '../server/endpoints/admission.ts';
import { findKey, recordKeyUse } from '../store/program-keys.ts';
import type { Store } from '../store/store.ts';
import { createRequestLimit } from './request-limit.ts';

/** Creates the check of keys that come with reports, in an Authorization header. Any other header shows no key. */
export function createKeyCheck({ store, now }: { store: Store; now: () => Date }): AdmitKey {
  const count = createRequestLimit(KEY_REQUESTS_PER_MINUTE);
  return async (authorization = '') => {
    const [, key] = /^Bearer +(key_.*)$/i.exec(authorization) ?? [];
    if (key === undefined) return undefined;
    const found = await findKey(store, hashKey(key));
    if (!found) throw new ContractError('UNAUTHORIZED', { reason: 'key-refused' });
    const time = now();
    const today = time.toISOString().slice(0, 10);
    if (found.lastUsedOn !== today) await recordKeyUse(store, found.id, today);
    const { remaining, resetSeconds } = count(found.id, time);
    const refusal =
      remaining < 0 ? new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: resetSeconds }) : undefined;
    const headers = {
      'ratelimit-limit': String(KEY_REQUESTS_PER_MINUTE),
      'ratelimit-remaining': String(Math.max(remaining, 0)),
      'ratelimit-reset': String(resetSeconds),
    };
    return { headers, refusal };
  };
}
