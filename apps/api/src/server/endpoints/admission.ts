import type { ContractError, SharedAddress } from '@vitrina/contract/serving';

/** Admission of a caller under a limit: headers of the response, and the error if the limit is reached. */
export interface Admission {
  headers: Readonly<Record<string, string>>;
  refusal: ContractError | undefined;
}

/** Admission of a key, with its id. */
interface KeyAdmission extends Admission {
  keyId: string;
}

/** Admission of a link's token, with the screen that the link opens. */
interface LinkAdmission extends Admission {
  address: SharedAddress;
}

/** Admits a request with a key; undefined without one. Throws ContractError UNAUTHORIZED for a key that is not live. */
export type AdmitKey = (authorization: string | undefined, ip: string) => Promise<KeyAdmission | undefined>;

/** Admits a request with a link's token; undefined without one. Throws ContractError UNAUTHORIZED for a link that is not live. */
export type AdmitLink = (token: string | undefined, ip: string) => Promise<LinkAdmission | undefined>;
