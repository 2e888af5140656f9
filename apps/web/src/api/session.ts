import { session } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of the open sessions. */
export const sessionTsr = createTsr(session);
