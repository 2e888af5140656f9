import { LINK_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { ContractError, readSharedAddress } from '@vitrina/contract/serving';
import { hashLinkToken } from '../auth/tokens.ts';
import type { AdmitLink } from '../server/endpoints/admission.ts';
import { createLimitedAdmission } from '../server/endpoints/request-limit.ts';
import { toAddressBlocks } from '../server/http/address-block.ts';
import { findShare, recordShareUse } from '../store/shares.ts';
import type { Store } from '../store/store.ts';

/** Creates the check of link tokens sent with reports. */
export function createLinkCheck({ store, now }: { store: Store; now: () => Date }): AdmitLink {
  const admit = createLimitedAdmission(LINK_REQUESTS_PER_MINUTE);
  return async (token, ip) => {
    if (token === undefined) return undefined;
    const time = now();
    const found = await findShare(store, hashLinkToken(token), time);
    const address = found && readSharedAddress(found.path);
    if (!found || !address) throw new ContractError('UNAUTHORIZED', { reason: 'link-refused' });
    await recordShareUse(store, found, { address: toAddressBlocks(ip).address, now: time });
    return { ...admit(found.id, time), address };
  };
}
