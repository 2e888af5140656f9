import { key } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of the keys for programs. */
export const keyTsr = createTsr(key);
