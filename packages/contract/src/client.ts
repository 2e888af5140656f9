import { initClient, type InitClientArgs, type InitClientReturn } from '@ts-rest/core';
import { contract } from './index.ts';

/** Where the server is, and what else `initClient` of @ts-rest/core may be told. */
export type ClientOptions = Pick<
  InitClientArgs,
  'baseUrl' | 'baseHeaders' | 'api' | 'credentials' | 'validateResponse'
>;

/** Every call of the contract as a function, nested as its routes are. */
export type Client = InitClientReturn<typeof contract, ClientOptions>;

/**
 * The typed client. A call resolves with `{status, body, headers}` for every status of its route: errors are
 * values, and `status` says which body it is. It rejects when no answer came, when the status is none of the
 * contract's, or when the body is not what the contract says (`validateResponse: false` trusts the server).
 */
export const createClient = (options: ClientOptions): Client =>
  initClient(contract, { validateResponse: true, throwOnUnknownStatus: true, ...options });
