import { KEY_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { ContractError } from '@vitrina/contract/serving';
import { hashKey } from '../auth/tokens.ts';
import type { AdmitKey } from '../server/endpoints/admission.ts';
import { createLimitedAdmission } from '../server/endpoints/request-limit.ts';
import { toAddressBlocks } from '../server/http/address-block.ts';
import { findKey, recordKeyUse } from '../store/program-keys.ts';
import type { Store } from '../store/store.ts';

/** Creates the check of keys sent with reports in an Authorization header. Ignores any other header. */
export function createKeyCheck({ store, now }: { store: Store; now: () => Date }): AdmitKey {
  const admit = createLimitedAdmission(KEY_REQUESTS_PER_MINUTE);
  return async (authorization = '', ip) => {
    const [, key] = /^Bearer +(key_.*)$/i.exec(authorization) ?? [];
    if (key === undefined) return undefined;
    const time = now();
    const found = await findKey(store, hashKey(key), time);
    if (!found) throw new ContractError('UNAUTHORIZED', { reason: 'key-refused' });
    await recordKeyUse(store, found, { address: toAddressBlocks(ip).address, now: time });
    return { ...admit(found.id, time), keyId: found.id };
  };
}
