import { health } from '@vitrina/contract';
import { createTsr } from './client.ts';

/** Generated hooks of the health endpoint. */
export const healthTsr = createTsr(health);
