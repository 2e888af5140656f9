import { initClient, type InitClientArgs, type InitClientReturn } from '@ts-rest/core';
import { contract } from './index.ts';

/** The server's URL and other options of `initClient` of @ts-rest/core. */
export type ClientOptions = Pick<
  InitClientArgs,
  'baseUrl' | 'baseHeaders' | 'api' | 'credentials' | 'validateResponse'
>;

/** Every endpoint of the contract as a function, nested as in the router. */
export type Client = InitClientReturn<typeof contract, ClientOptions>;

/**
 * Creates the typed client. A request resolves with `{status, body, headers}` for every declared status: errors
 * are values. It rejects without a response, at an undeclared status, and where the body breaks its schema
 * (`validateResponse: false` skips that check).
 */
export const createClient = (options: ClientOptions): Client =>
  initClient(contract, { validateResponse: true, throwOnUnknownStatus: true, ...options });
