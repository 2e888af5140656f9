import type { Session } from '../store/sessions.ts';
import type { UserActor } from '../store/trail-events.ts';
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

/** Returns what the trail records of a signed-in caller. */
export const toActor = ({ user }: Pick<Session, 'user'>, ip: string): UserActor => ({
  userId: user.id,
  address: toAddressBlocks(ip).address,
});

/** Identifies the caller by its address and its device cookie. */
export function identifyCaller(
  { pepper, now }: { pepper: string; now: Date },
  { email, ip, cookie }: { email: string; ip: string; cookie?: string | undefined },
): Caller {
  const { id = '', isKnown = false } = readDeviceCookie({ pepper, email, now }, cookie) ?? {};
  return { ...toAddressBlocks(ip), email, device: isKnown ? id : '', requester: id };
}
