import { share } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of the links for others. */
export const shareTsr = createTsr(share);
