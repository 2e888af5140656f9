import { ContractError, readSharedAddress } from '@vitrina/contract/serving';
import { hashLinkToken } from '../auth/tokens.ts';
import type { AdmitLink } from '../server/endpoints/admission.ts';
import { findShare } from '../store/shares.ts';
import type { Store } from '../store/store.ts';

/** Creates the check of link tokens that come with reports. Any other Authorization header shows no link. */
export function createLinkCheck({ store, now }: { store: Store; now: () => Date }): AdmitLink {
  return async (authorization = '') => {
    const [, token] = /^Bearer +(link_.*)$/i.exec(authorization) ?? [];
    if (token === undefined) return undefined;
    const found = await findShare(store, hashLinkToken(token), now());
    const address = found && readSharedAddress(found.path);
    if (!address) throw new ContractError('UNAUTHORIZED', { reason: 'link-refused' });
    return address;
  };
}
