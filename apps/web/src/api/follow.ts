import { follow } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of what is stored for a person. */
export const followTsr = createTsr(follow);
