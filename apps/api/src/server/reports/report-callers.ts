import { setTimeout as sleep } from 'node:timers/promises';
import { ContractError } from '@vitrina/contract/serving';
import type { ReportCaller } from '../../analytics/analytics.ts';
import { ownCaller } from '../../analytics/report/report-queue.ts';
import { toAddressBlocks } from '../http/address-block.ts';
import { createRequestLimit } from '../endpoints/request-limit.ts';

/** Uncached reports that an address block without a key may request in a minute. */
export const UNCACHED_PER_MINUTE = 480;

/** Time until a caller is refused, ms: one that calls again at once would keep the event loop from all others. */
const REFUSAL_MS = 1000;

/** Creates the caller of a request: the key of a program, else the address block. */
export const toReportCaller = (ip: string, keyId: string | undefined): ReportCaller =>
  keyId === undefined
    ? { name: toAddressBlocks(ip).network56, hasKey: false }
    : { name: `key ${keyId}`, hasKey: true };

/** Whether a caller is exempt from this limit: a loopback address may be a proxy missing in TRUST_PROXY, with everybody behind it. */
const isUncounted = ({ name, hasKey }: ReportCaller): boolean =>
  hasKey || name === ownCaller.name || /^(127\.|0:0:0:0::)/.test(name);

/**
 * Creates the limit of uncached reports for callers without a key, who have no other limit. Rejects with
 * ContractError TOO_MANY_REQUESTS beyond it, after a pause.
 */
export function createUncachedLimit(pause: (ms: number) => Promise<void> = sleep) {
  const count = createRequestLimit(UNCACHED_PER_MINUTE);
  return async (caller: ReportCaller): Promise<void> => {
    if (isUncounted(caller)) return;
    const { remaining, resetSeconds } = count(caller.name, new Date());
    if (remaining >= 0) return;
    await pause(REFUSAL_MS);
    throw new ContractError('TOO_MANY_REQUESTS', { retryAfterSeconds: resetSeconds });
  };
}
