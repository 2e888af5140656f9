import type { ContractError, SharedAddress } from '@vitrina/contract/serving';

/** How a request with a key is admitted: the headers of its response, and the error where its limit is reached. */
interface Admission {
  headers: Readonly<Record<string, string>>;
  refusal: ContractError | undefined;
}

/** Admits a request with a key; undefined without one. Throws ContractError UNAUTHORIZED for a key that is not live. */
export type AdmitKey = (authorization: string | undefined) => Promise<Admission | undefined>;

/** Finds the screen that a link's token opens; undefined without one. Throws ContractError UNAUTHORIZED for a link that is not live. */
export type AdmitLink = (authorization: string | undefined) => Promise<SharedAddress | undefined>;
