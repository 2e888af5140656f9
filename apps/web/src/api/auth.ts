import { auth } from '@vitrina/contract';
import { callsOf } from './client.ts';

/** The calls of sign-in and of the session. */
export const calls = callsOf(auth);
