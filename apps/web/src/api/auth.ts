import { auth } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of sign-in and of the session. */
export const authTsr = createTsr(auth);
