import { type AddressBlocks, toAddressBlocks } from '../server/http/address-block.ts';
import { readDeviceCookie } from './device-cookie.ts';

/** The client that requests or guesses the code of a mailbox. */
export interface Caller extends AddressBlocks {
  email: string;
  /** Id of a device that signed in to this mailbox; empty for all others. */
  device: string;
  /** Id of a device that signed in to this mailbox or requested its code; empty without a cookie. */
  requester: string;
}

/** Identifies the caller by its address and its device cookie. */
export function identifyCaller(
  { pepper, now }: { pepper: string; now: Date },
  { email, ip, cookie }: { email: string; ip: string; cookie?: string | undefined },
): Caller {
  const { id = '', isKnown = false } = readDeviceCookie({ pepper, email, now }, cookie) ?? {};
  return { ...toAddressBlocks(ip), email, device: isKnown ? id : '', requester: id };
}
