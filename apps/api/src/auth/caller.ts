import { type AddressBlocks, toAddressBlocks } from './address-block.ts';
import { readDevice } from './device-cookie.ts';

/** Who requests or guesses the code of a mailbox. */
export interface Caller extends AddressBlocks {
  email: string;
  /** Id of a device that signed in to this mailbox; empty for any other. */
  device: string;
  /** What has budgets of its own: the device, or else the address block. */
  requester: string;
}

/** Identifies the caller by its address and its device cookie. */
export function identifyCaller(
  { pepper, now }: { pepper: string; now: Date },
  { email, ip, cookie }: { email: string; ip: string; cookie?: string | undefined },
): Caller {
  const blocks = toAddressBlocks(ip);
  const device = readDevice({ pepper, email, now }, cookie) ?? '';
  return { ...blocks, email, device, requester: device || blocks.address };
}
