import { account } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of the account. */
export const accountTsr = createTsr(account);
