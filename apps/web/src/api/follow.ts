import { follow } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of follows, events and the letter. */
export const followTsr = createTsr(follow);
